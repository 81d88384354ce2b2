export interface CallHeader {
  readonly name: string;
  readonly summary: string;
  readonly isRequired: boolean;
}

/** Makes retries safe. */
export const idempotencyKeyHeader: CallHeader = {
  name: 'Idempotency-Key',
  summary: 'Up to 200 printable characters. A repeated key returns the response of the first request.',
  isRequired: false,
};

export const lastEventIdHeader: CallHeader = {
  name: 'Last-Event-ID',
  summary: 'The ID of the last event received. The stream resumes after it.',
  isRequired: false,
};

export const privacyControlHeader: CallHeader = {
  name: 'Sec-GPC',
  summary: '1 means the request is not linked to a visitor.',
  isRequired: false,
};

export const trackingRefusalHeaders: readonly CallHeader[] = [
  privacyControlHeader,
  { ...privacyControlHeader, name: 'DNT' },
];

export const acceptLanguageHeader: CallHeader = {
  name: 'Accept-Language',
  summary: 'The preferred languages. English and German are available.',
  isRequired: false,
};
