import { CircuitState } from 'cockatiel';
import type { IBreaker } from 'cockatiel';

const windowMs = 10_000;
const callsMin = 20;
const failedShareMax = 0.5;

/** Opens when half of at least 20 calls in ten seconds failed. Calls expire one by one. */
export function createFailureWindow(): IBreaker {
  let calls: readonly { readonly at: number; readonly hasFailed: boolean }[] = [];
  const remember = (hasFailed: boolean) => {
    const at = Date.now();
    calls = [...calls.filter((call) => call.at > at - windowMs), { at, hasFailed }];
  };
  return {
    get state() {
      return calls;
    },
    set state(_kept) {
      calls = [];
    },
    success: (state) => {
      if (state !== CircuitState.Closed) calls = [];
      remember(false);
    },
    failure: (state) => {
      remember(true);
      const failed = calls.filter((call) => call.hasFailed).length;
      return (
        state !== CircuitState.Closed || (calls.length >= callsMin && failed >= calls.length * failedShareMax)
      );
    },
  };
}
