import { readParameters } from '@pricehunt/product-links';

/** The UTM parameters that are kept for a session (S§3, S§4); null where the landing address had none. */
export interface Utm {
  readonly source: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
  readonly term: string | null;
  readonly content: string | null;
}

/** The longest value that is kept of a UTM parameter, in characters. */
export const utmLengthMax = 200;

/**
 * Reads the UTM parameters out of a query, with or without its question mark. The first value of a name counts; empty
 * ones do not; long ones are cut. Gives null when the query has none of the five, so that what a session already keeps
 * is not overwritten by nothing.
 */
export function utmFrom(search: string): Utm | null {
  const parameters = readParameters(search);
  const valueOf = (name: string) =>
    parameters
      .find((parameter) => parameter.name.toLowerCase() === `utm_${name}` && parameter.value.trim() !== '')
      ?.value.trim()
      .slice(0, utmLengthMax) ?? null;
  const utm = {
    source: valueOf('source'),
    medium: valueOf('medium'),
    campaign: valueOf('campaign'),
    term: valueOf('term'),
    content: valueOf('content'),
  };
  return Object.values(utm).some((value) => value !== null) ? utm : null;
}
