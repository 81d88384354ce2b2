/** Whether shoppers see a product of a merchant, or what keeps it from them: the first of these that holds. */
export const merchantProductStandings = [
  'shown',
  'disapproved',
  'withheld',
  'business-hidden',
  'domain-unproved',
  'expired',
  'held',
  'listed-elsewhere',
] as const;
export type MerchantProductStanding = (typeof merchantProductStandings)[number];

/** The standings that become 'business-hidden' while the business isn't let in. */
export const standingsHiddenWithBusiness: readonly MerchantProductStanding[] = [
  'shown',
  'domain-unproved',
  'expired',
  'held',
  'listed-elsewhere',
];
