import type { Messages } from '../english';

/** What stands around every screen. */
export const frame: Messages['frame'] = {
  disclosure: 'Für manche Besuche bezahlen uns Shops. An der Reihenfolge ändert das nie etwas.',
  browse: 'Stöbern',
  favorites: 'Merkliste',
  history: 'Verlauf',
  alerts: 'Preiswecker',
  signIn: 'Anmelden',
  ranking: 'So entsteht die Reihenfolge',
  fromAnyShop: 'Aus jedem Shop vergleichen',
  privacy: 'Datenschutz',
  deliveringTo: 'Lieferung nach',
  privacyChoices: 'Datenschutz-Wahl',
  offline: {
    title: 'Sie sind offline',
    sentence: 'Was offen ist, können Sie ansehen. Suche und Preise brauchen eine Verbindung.',
  },
};
