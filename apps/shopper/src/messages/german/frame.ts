import type { Messages } from '../english';

export const frame: Messages['frame'] = {
  disclosure: 'Manche Shops zahlen uns eine Provision. Auf die Reihenfolge hat das keinen Einfluss.',
  browse: 'Stöbern',
  favorites: 'Merkliste',
  history: 'Verlauf',
  alerts: 'Preisalarme',
  signIn: 'Anmelden',
  ranking: 'So entsteht die Reihenfolge',
  fromAnyShop: 'Direkt im Shop vergleichen',
  extension: 'Browser-Erweiterung',
  privacy: 'Datenschutz',
  deliveringTo: 'Lieferland',
  privacyChoices: 'Datenschutzeinstellungen',
  offline: {
    title: 'Keine Verbindung',
    sentence:
      'Zuletzt geöffnete Produkte und Ergebnisse kannst du weiter ansehen. Für die Suche und aktuelle Preise brauchst du eine Internetverbindung.',
  },
};
