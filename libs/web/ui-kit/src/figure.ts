import { useDisplayLocale } from './display-locale';

/** A number as a message takes it: its value, to choose between singular and plural by, and how the locale writes it. */
export interface Figure {
  readonly value: number;
  readonly text: string;
}

/** Writes a number for a message, in the locale's own digits and groups. */
export function figureOf(value: number, locale: string): Figure {
  return { value, text: new Intl.NumberFormat(locale).format(value) };
}

/** Gives what writes numbers for messages in the locale that this component stands in. */
export function useFigures(): (value: number) => Figure {
  const locale = useDisplayLocale();
  return (value) => figureOf(value, locale);
}
