import { errorCodes } from '@pricehunt/api-contract';
import type { ErrorCode, FailedField } from '@pricehunt/api-contract';

/** Thrown by use cases as an expected error. Anything else that is thrown is a bug and becomes a 500. */
export class Refusal extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: {
      readonly sentence?: string;
      readonly fields?: readonly FailedField[];
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(details.sentence ?? errorCodes[code].sentence);
    this.name = 'Refusal';
  }
}

export function suspendedRefusal(reason: string | null): Refusal {
  const { sentence } = errorCodes['business.suspended'];
  return reason === null
    ? new Refusal('business.suspended')
    : new Refusal('business.suspended', { sentence: `${sentence} Reason: ${reason}` });
}
