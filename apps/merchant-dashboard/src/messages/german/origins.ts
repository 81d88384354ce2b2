import type { Messages } from '../english';

/** Where clicks come from. */
export const origins: Messages['origins'] = {
  unknown: 'Unbekannt',
  sources: {
    product_suggestion: 'Suchergebnisse',
    product_page: 'Produktseite',
    n8n_suggestion: 'Suchergebnisse',
    basket: 'Einkaufsliste',
    compare: 'Produktvergleich',
    favorites: 'Merkliste',
    price_alert: 'Preisalarm',
  },
  devices: { desktop: 'Desktop', mobile: 'Smartphone', tablet: 'Tablet' },
};
