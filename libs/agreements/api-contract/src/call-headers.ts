/** A header that a call reads. */
export interface CallHeader {
  readonly name: string;
  /** What it is for, in a sentence. */
  readonly summary: string;
  readonly isRequired: boolean;
}

/** Makes a call that is sent again the same call. */
export const idempotencyKeyHeader: CallHeader = {
  name: 'Idempotency-Key',
  summary: 'Up to 200 printable characters. A repeated key returns the response of the first request.',
  isRequired: false,
};

/** Takes up an event stream where it broke off. */
export const lastEventIdHeader: CallHeader = {
  name: 'Last-Event-ID',
  summary: 'The id of the last event received. The stream resumes after it.',
  isRequired: false,
};

/** Global Privacy Control: a browser says that a person does not want to be tracked. */
export const privacyControlHeader: CallHeader = {
  name: 'Sec-GPC',
  summary: '1 means the request is not linked to a visitor.',
  isRequired: false,
};

/** Both headers by which a browser says so. */
export const trackingRefusalHeaders: readonly CallHeader[] = [
  privacyControlHeader,
  { ...privacyControlHeader, name: 'DNT' },
];

/** Which language a page for people is written in. */
export const acceptLanguageHeader: CallHeader = {
  name: 'Accept-Language',
  summary: 'The preferred languages. English and German are available.',
  isRequired: false,
};
