import type { Messages } from '../english';

export const landing: Messages['landing'] = {
  describe:
    'Produktlink einfügen, Preise inklusive Versand vergleichen und sehen, ob sich der Kauf gerade lohnt.',
  headline: 'Produktlink einfügen. Günstigeren Shop finden.',
  lead: 'Wir finden dasselbe Produkt in anderen Shops, rechnen den Versand dazu und zeigen dir, ob sich der Kauf gerade lohnt.',
  invalidLink: {
    title: 'Das ist kein Produktlink',
    remedy:
      'Kopiere den vollständigen Link einer Produktseite (er beginnt mit https://) und füge ihn hier ein.',
  },
  examples: {
    lead: 'Zum Ausprobieren:',
    titleAt: (title, shopName) => `${title} bei ${shopName}`,
  },
};
