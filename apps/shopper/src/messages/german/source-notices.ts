import type { Messages } from '../english';

export const sourceNotices: Messages['sourceNotices'] = {
  ebay: 'Wenn du über Links zu eBay kaufst, erhält der Betreiber dieser Website möglicherweise eine Provision vom eBay Partner Network.',
  amazon:
    'Als Amazon-Partner verdiene ich an qualifizierten Verkäufen. Preise und Verfügbarkeit gelten zum angezeigten Zeitpunkt und können sich ändern. Für den Kauf gelten die Angaben, die zum Kaufzeitpunkt bei Amazon angezeigt werden.',
  etsy: '„Etsy“ ist eine Marke von Etsy, Inc. Diese Anwendung nutzt die Etsy-API, wird aber von Etsy, Inc. weder unterstützt noch zertifiziert.',
};
