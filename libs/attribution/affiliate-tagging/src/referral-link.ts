import { withParameters } from '@pricehunt/product-links';

/** The fixed UTM values of merchants' links beside the source, which is the product's own name (S§9). */
export const referralUtm = {
  source: 'pricehunt',
  medium: 'price_comparison',
  campaign: 'product_referral',
} as const;

/** The parameter that carries the reference id to the merchant's shop, where its pixel reads it. */
export const referenceParameter = 'pricehunt_ref';

/**
 * Makes the reference id of a referral, aff_{domain}_{time}_{random} (S§9), from the domain it goes to, the time in
 * milliseconds and random text of the caller's.
 */
export function referenceIdFor(domain: string, timeMs: number, random: string): string {
  return `aff_${domain}_${timeMs}_${random}`;
}

/** What a merchant wants its links to say. */
export interface ReferralTerms {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  /** The parameter that carries the reference id. */
  readonly parameter: string;
}

const fixedTerms: ReferralTerms = { ...referralUtm, parameter: referenceParameter };

/**
 * Marks a link to a merchant's shop with the reference id and the fixed UTM values (S§9), or those that the merchant chose, in
 * place of any that it had; its other parameters stay as they are. Without a reference id, as for a visitor who asked not to be
 * tracked, the UTM values stand alone. Text that is no http(s) link comes back unchanged.
 */
export function withReferralUtm(
  link: string,
  referenceId: string | null,
  terms: ReferralTerms = fixedTerms,
): string {
  return withParameters(link, [
    ['utm_source', terms.source],
    ['utm_medium', terms.medium],
    ['utm_campaign', terms.campaign],
    ...(referenceId === null ? [] : [[terms.parameter, referenceId] as const]),
  ]);
}
