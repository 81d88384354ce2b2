import { readParameters } from '@pricehunt/product-links';

/** A session's UTM parameters (S§3, S§4); null if the landing page had none. */
export interface Utm {
  readonly source: string | null;
  readonly medium: string | null;
  readonly campaign: string | null;
  readonly term: string | null;
  readonly content: string | null;
}

export const utmLengthMax = 200;

/** The first non-empty value counts; long ones are cut. Null without any, so that stored values aren't overwritten. */
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
