import type { AuthFailure } from '@pricehunt/auth-context';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';

/** Gives the sentence for a refused operation, with when to try again where the server says so (429). */
export function useRefusal(): (failure: AuthFailure) => string {
  const { failures, signIn } = useMessages();
  const locale = useDisplayLocale();
  return ({ code, error, retryAfterMs }) => {
    const sentence = failures.sentence({ code, message: error });
    return retryAfterMs === null
      ? sentence
      : `${sentence} ${signIn.waitFor(durationOf(retryAfterMs, locale))}`;
  };
}

/** A waiting time in words, rounded up: seconds under two minutes, then minutes. */
function durationOf(milliseconds: number, locale: string): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  const [value, unit] = seconds < 120 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
