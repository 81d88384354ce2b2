import type { Messages } from '../english';

/** What marketplaces want said beside their offers, by the id of the source. */
export const sourceNotices: Messages['sourceNotices'] = {
  ebay: 'Über Links zu eBay kann der Betreiber dieser Seite eine Provision des eBay Partner Network bekommen.',
};
