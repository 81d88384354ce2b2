import { isDetailName, readMeasure } from '@pricehunt/offers';
import type { Measure, MeasureUnit } from '@pricehunt/offers';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import { useMessages } from '../messages/use-messages';
import { usePlace } from '../place/use-place';

/** The value of an attribute, or of a filter by it, in the reader's words and units: "65–70 dB", "10 lb". Others as stated. */
export function useAttributeValues(): (name: string, value: string) => string {
  const { spans, colours } = useMessages().product;
  const locale = useDisplayLocale();
  const { country } = usePlace().place;
  return (name, value) => {
    if (name === 'colour') return colours[value.toLowerCase()] ?? value;
    const stated = isDetailName(name.toLowerCase()) ? readMeasure(value) : null;
    if (stated === null) return value;
    const { from, to, write } = written(stated, { locale, isImperial: country === 'US' });
    if (from === null) return to === null ? value : spans.under(write(to));
    if (to === null) return spans.from(write(from));
    return from === to ? write(from) : spans.between(write(from, false), write(to));
  };
}

interface Reader {
  readonly locale: string;
  readonly isImperial: boolean;
}

interface Written {
  readonly from: number | null;
  readonly to: number | null;
  readonly write: (amount: number, hasUnit?: boolean) => string;
}

function written({ from, to, unit }: Measure, { locale, isImperial }: Reader): Written {
  const { factor, name } = unitFor(unit, isImperial, Math.min(from ?? to ?? 0, to ?? from ?? 0));
  const inUnit = (amount: number | null) => (amount === null ? null : amount * factor);
  const digits: Intl.NumberFormatOptions = {
    maximumFractionDigits: name === 'pound' || name === 'ounce' ? 1 : 2,
  };
  const plain = new Intl.NumberFormat(locale, digits);
  const isNamedByIntl = name !== 'dB' && name !== 'W';
  const unitOptions = { ...digits, style: 'unit', unit: name, unitDisplay: 'short' } as const;
  const withUnit = isNamedByIntl ? new Intl.NumberFormat(locale, unitOptions) : null;
  return {
    from: inUnit(from),
    to: inUnit(to),
    write: (amount, hasUnit = true) =>
      !hasUnit ? plain.format(amount) : (withUnit?.format(amount) ?? `${plain.format(amount)}\u00a0${name}`),
  };
}

/** Long runtimes are in hours, weights under a kilogram in grams; Americans weigh in pounds and ounces. */
function unitFor(
  unit: MeasureUnit,
  isImperial: boolean,
  least: number,
): { readonly factor: number; readonly name: string } {
  switch (unit) {
    case 'dB':
    case 'W':
      return { factor: 1, name: unit };
    case 'l':
      return { factor: 1, name: 'liter' };
    case 'kg':
      if (isImperial && least < 0.45) return { factor: 1 / 0.0283495, name: 'ounce' };
      if (isImperial) return { factor: 1 / 0.453592, name: 'pound' };
      return least < 1 ? { factor: 1000, name: 'gram' } : { factor: 1, name: 'kilogram' };
    case 'GB':
      return { factor: 1, name: 'gigabyte' };
    case 'in':
      return { factor: 1, name: 'inch' };
    case 'min':
      return least >= 120 ? { factor: 1 / 60, name: 'hour' } : { factor: 1, name: 'minute' };
  }
}
