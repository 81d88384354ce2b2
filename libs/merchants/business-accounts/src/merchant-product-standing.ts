/** Whether shoppers see a merchant's product, or the first reason why they don't. */
export const merchantProductStandings = [
  'shown',
  'disapproved',
  'withheld',
  'business-hidden',
  'domain-unproved',
  'shop-blocked',
  'expired',
  'held',
  'listed-elsewhere',
] as const;
export type MerchantProductStanding = (typeof merchantProductStandings)[number];

/** Standings that become 'business-hidden' until the business is approved. */
export const standingsHiddenWithBusiness: readonly MerchantProductStanding[] = [
  'shown',
  'domain-unproved',
  'shop-blocked',
  'expired',
  'held',
  'listed-elsewhere',
];
