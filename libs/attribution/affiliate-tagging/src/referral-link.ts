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

/**
 * Marks a link to a merchant's shop with the reference id and the fixed UTM values (S§9), in place of any that it had;
 * its other parameters stay as they are. Text that is no http(s) link comes back unchanged.
 */
export function withReferralUtm(
  link: string,
  referenceId: string,
  product: string = referralUtm.source,
): string {
  return withParameters(link, [
    ['utm_source', product],
    ['utm_medium', referralUtm.medium],
    ['utm_campaign', referralUtm.campaign],
    [referenceParameter, referenceId],
  ]);
}
