import { useDisplayLocale } from './display-locale';

/** A number for a message: its value for the plural form, and its formatted text. */
export interface Figure {
  readonly value: number;
  readonly text: string;
}

/** Writes a number for a message, in the locale's own digits and groups. */
export function figureOf(value: number, locale: string): Figure {
  return { value, text: new Intl.NumberFormat(locale).format(value) };
}

/** Returns a function that formats numbers for messages in the current locale. */
export function useFigures(): (value: number) => Figure {
  const locale = useDisplayLocale();
  return (value) => figureOf(value, locale);
}
