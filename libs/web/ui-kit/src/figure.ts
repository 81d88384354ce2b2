import { useDisplayLocale } from './display-locale';

/** A number for a message: its value for the plural form, and its formatted text. */
export interface Figure {
  readonly value: number;
  readonly text: string;
}

export function figureOf(value: number, locale: string): Figure {
  return { value, text: new Intl.NumberFormat(locale).format(value) };
}

export function useFigures(): (value: number) => Figure {
  const locale = useDisplayLocale();
  return (value) => figureOf(value, locale);
}
