/** Whether shoppers see a product of a merchant, or what keeps it from them: the first of these that holds. */
export const merchantProductStandings = [
  'shown',
  'disapproved',
  'withheld',
  'business-hidden',
  'domain-unproved',
  'expired',
  'held',
] as const;
export type MerchantProductStanding = (typeof merchantProductStandings)[number];
