import { conditions, decimalFromMoney, moneyFromDecimal, readGtin } from '@pricehunt/offers';
import type { MatchInput } from './match-profile';

/** Two offers, and whether they are the same product: what a person decided, or the truth of a data set. */
export interface LabelledPair {
  readonly isSame: boolean;
  readonly left: MatchInput;
  readonly right: MatchInput;
}

type Line = Readonly<Record<string, unknown>>;

/** One line of JSON without its end: `{"id", "left", "right", "label"}`, with label 1 for the same product, else 0. */
export function writeLabelledPair(id: string, { isSame, left, right }: LabelledPair): string {
  return JSON.stringify({ id, left: factsOf(left), right: factsOf(right), label: isSame ? 1 : 0 });
}

function factsOf({ title, brand, gtins, mpn, attributes, condition, price, description }: MatchInput): Line {
  return {
    title,
    brand,
    mpn,
    gtins,
    attributes,
    ...(condition === undefined ? {} : { condition }),
    ...(description === undefined ? {} : { description }),
    ...(price === undefined || price === null
      ? {}
      : { price: Number(decimalFromMoney(price)), currency: price.currency }),
  };
}

/** Reads what `writeLabelledPair` writes, and lines of the data sets. */
export function readLabelledPair({ left, right, label }: Line): LabelledPair {
  return {
    left: readMatchInput(recordOf(left)),
    right: readMatchInput(recordOf(right)),
    isSame: label === 1 || label === true,
  };
}

/** An offer of a data set: its title may be called name, its brand manufacturer and its mpn modelno; prices are in USD unless a currency is given. */
export function readMatchInput(line: Line): MatchInput {
  const { price, gtins, attributes, condition: stated } = line;
  const condition = conditions.find((each) => each === stated);
  return {
    title: textOf(line['name']) ?? textOf(line['title']) ?? '',
    brand: textOf(line['brand']) ?? textOf(line['manufacturer']),
    gtins: Array.isArray(gtins) ? gtins.flatMap((gtin) => readGtin(textOf(gtin) ?? '') ?? []) : [],
    mpn: textOf(line['mpn']) ?? textOf(line['modelno']),
    attributes: Object.fromEntries(
      Object.entries(recordOf(attributes)).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
    ),
    description: textOf(line['description']),
    price:
      typeof price === 'number' && price > 0
        ? moneyFromDecimal(String(price), textOf(line['currency']) ?? 'USD')
        : null,
    ...(condition === undefined ? {} : { condition }),
  };
}

function recordOf(value: unknown): Line {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
