export const failures = {
  sentence: ({ message }: Failure): string => message,
  notADomain: 'Enter a domain, for example shop.example.',
};

/** The error code and English sentence of a failed request. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}
