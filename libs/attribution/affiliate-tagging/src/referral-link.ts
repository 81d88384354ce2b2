import { withParameters } from '@pricehunt/product-links';

/** S§9. */
export const referralUtm = {
  source: 'pricehunt',
  medium: 'price_comparison',
  campaign: 'product_referral',
} as const;

/** Carries the reference id to the merchant's store, where the pixel reads it. */
export const referenceParameter = 'pricehunt_ref';

/** Builds aff_{domain}_{time}_{random} (S§9). */
export function referenceIdFor(domain: string, timeMs: number, random: string): string {
  return `aff_${domain}_${timeMs}_${random}`;
}

export interface ReferralTerms {
  readonly source: string;
  readonly medium: string;
  readonly campaign: string;
  readonly parameter: string;
}

const fixedTerms: ReferralTerms = { ...referralUtm, parameter: referenceParameter };

/** Sets the UTM values (S§9), and the reference id if not null. Returns anything but http(s) links unchanged. */
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
