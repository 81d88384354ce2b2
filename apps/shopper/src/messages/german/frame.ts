import type { Messages } from '../english';

/** What stands around every screen. */
export const frame: Messages['frame'] = {
  disclosure: 'Für manche Besuche bezahlen uns Shops. Auf die Reihenfolge hat das nie Einfluss.',
  browse: 'Stöbern',
  favorites: 'Merkliste',
  history: 'Verlauf',
  alerts: 'Preiswecker',
  signIn: 'Anmelden',
  ranking: 'So entsteht die Reihenfolge',
  fromAnyShop: 'Aus jedem Shop vergleichen',
  privacy: 'Datenschutz',
  deliveringTo: 'Lieferung nach',
  privacyChoices: 'Datenschutz-Einstellungen',
  offline: {
    title: 'Du bist offline',
    sentence:
      'Zuletzt geöffnete Produkte und Ergebnisse bleiben lesbar. Suche und aktuelle Preise brauchen eine Verbindung.',
  },
};
