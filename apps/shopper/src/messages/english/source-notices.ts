/** What marketplaces want said beside their offers, by the id of the source; others are shown as the source has them. */
export const sourceNotices: Readonly<Record<string, string>> = {
  ebay: 'Links to eBay can earn the operator of this site a commission through the eBay Partner Network.',
};
