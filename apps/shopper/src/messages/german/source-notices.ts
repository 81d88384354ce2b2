import type { Messages } from '../english';

/** What marketplaces want said beside their offers, by the id of the source. */
export const sourceNotices: Messages['sourceNotices'] = {
  ebay: 'Über Links zu eBay kann der Betreiber dieser Seite eine Provision des eBay Partner Network bekommen.',
  amazon:
    'Als Amazon-Partner verdiene ich an qualifizierten Verkäufen. Preise und Verfügbarkeit bei Amazon gelten für den angezeigten Zeitpunkt und können sich ändern; es gilt, was Amazon beim Kauf anzeigt.',
  etsy: '„Etsy“ ist eine Marke von Etsy, Inc. Diese Anwendung nutzt die Etsy-API, wird aber von Etsy, Inc. weder unterstützt noch zertifiziert.',
};
