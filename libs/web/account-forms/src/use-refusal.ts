import { authFailureOf } from '@pricehunt/auth-context';
import type { AuthFailure } from '@pricehunt/auth-context';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import { useAccountSite } from './account-site';

/** Returns a function that explains a refused request, with the waiting time for a 429. */
export function useRefusal(): (failure: AuthFailure) => string {
  const { words, sentenceOf } = useAccountSite();
  const locale = useDisplayLocale();
  return ({ code, error, retryAfterMs, requestId }) => {
    const sentence = sentenceOf({ code, message: error, requestId });
    return retryAfterMs === null
      ? sentence
      : `${sentence} ${words.waitFor(durationOf(retryAfterMs, locale))}`;
  };
}

/** Returns a function that explains a failed account request, with the waiting time if the server sent one. */
export function useAccountFailure(): (failure: Error) => string {
  const refusalOf = useRefusal();
  return (failure) => refusalOf(authFailureOf(failure, failure.message));
}

/** Rounds up: seconds under two minutes, then minutes. */
function durationOf(milliseconds: number, locale: string): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
