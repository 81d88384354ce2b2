import { useDisplayLocale } from '@pricehunt/ui-kit';

/** Gives what writes a moment for a person: its day, or day and time. */
export function useMomentWords(): {
  readonly day: (instant: string) => string;
  readonly moment: (instant: string) => string;
} {
  const locale = useDisplayLocale();
  return {
    day: (instant) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(instant)),
    moment: (instant) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant)),
  };
}
