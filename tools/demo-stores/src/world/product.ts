import type { NounName } from './nouns';
import type { ColourName } from './words';

/** A product line: one name, one or more variants that differ in colour, capacity or size. */
export interface Family {
  /** Brand and name as a path segment, such as "sony-wh-1000xm5". */
  readonly key: string;
  readonly brand: string;
  readonly name: string;
  readonly noun: NounName;
  readonly text: string;
  /** The id of the only shop that sells it; null otherwise. */
  readonly onlyAt: string | null;
  readonly models: readonly WorldProduct[];
}

/** A variant with its own barcode. */
export interface WorldProduct {
  /** Unique in the world, such as "sony-wh-1000xm5-black". */
  readonly key: string;
  readonly familyKey: string;
  readonly brand: string;
  readonly name: string;
  readonly noun: NounName;
  readonly text: string;
  readonly onlyAt: string | null;
  /** The maker's model number as printed. */
  readonly mpn: string;
  /** GTIN-13; twelve-digit UPCs have a leading zero. */
  readonly gtin: string;
  readonly colour: ColourName | null;
  readonly capacity: string | null;
  readonly size: string | null;
  /** The usual price in a European shop, VAT included, in euro cents. */
  readonly usualEuroCents: number;
}

/** One line of the data, for one variant. */
export interface ModelEntry {
  readonly mpn: string;
  readonly gtin: string;
  readonly colour?: ColourName;
  readonly capacity?: string;
  readonly size?: string;
  /** Added to the family's usual price, in euros. */
  readonly surcharge?: number;
}

export function model(mpn: string, gtin: string, traits: Omit<ModelEntry, 'mpn' | 'gtin'> = {}): ModelEntry {
  return { mpn, gtin, ...traits };
}

/** The price is the usual one in euros; `onlyAt` names the only shop that sells it. */
export function family(
  brand: string,
  name: string,
  noun: NounName,
  euros: number,
  text: string,
  models: readonly ModelEntry[],
  onlyAt: string | null = null,
): Family {
  const key = asPathSegment(`${brand} ${name}`);
  return {
    key,
    brand,
    name,
    noun,
    text,
    onlyAt,
    models: models.map((entry) => ({
      key: asPathSegment(
        [key, entry.capacity, entry.size, entry.colour].filter((part) => part !== undefined).join(' '),
      ),
      familyKey: key,
      brand,
      name,
      noun,
      text,
      onlyAt,
      mpn: entry.mpn,
      gtin: entry.gtin,
      colour: entry.colour ?? null,
      capacity: entry.capacity ?? null,
      size: entry.size ?? null,
      usualEuroCents: Math.round((euros + (entry.surcharge ?? 0)) * 100),
    })),
  };
}

/** Lower-case letters and digits joined by single hyphens, as in links. */
export function asPathSegment(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
