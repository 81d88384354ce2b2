import type { Messages } from '../english';

/** The switches. */
export const switches: Messages['switches'] = {
  title: 'Schalter',
  lead: 'Was sich im laufenden Betrieb abschalten lässt. Eine Änderung gilt sofort in allen Prozessen.',
  caption: 'Die Schalter, und wer sie zuletzt berührt hat',
  name: 'Schalter',
  state: 'Stand',
  changed: 'Zuletzt geändert',
  names: {
    'shopper-registration': 'Registrierung von Kunden',
    'business-registration': 'Registrierung von Unternehmen',
    'outside-sources': 'Angebotsquellen außerhalb des Katalogs',
    'price-reports': 'Meldungen falscher Preise',
    'feed-imports': 'Läufe von Feeds',
    'alert-messages': 'Nachrichten von Preisweckern',
    'unapproved-merchants': 'Produkte von Händlern, die auf Freigabe warten',
  },
  offMeans: {
    'shopper-registration': 'Niemand kann ein Kundenkonto anlegen. Die es gibt, gehen.',
    'business-registration': 'Kein Unternehmen kann sich registrieren. Die es gibt, gehen.',
    'outside-sources': 'Suchen antworten nur aus dem Katalog.',
    'price-reports': 'Niemand kann einen falschen Preis melden.',
    'feed-imports':
      'Kein Feed wird nach Plan geholt, und kein Lauf kann begonnen werden. Begonnene Läufe gehen weiter.',
    'alert-messages': 'Preiswecker schicken weder E-Mails noch Mitteilungen.',
    'unapproved-merchants':
      'Produkte eines Händlers werden erst gezeigt, wenn ein Verwalter das Unternehmen freigegeben hat.',
  },
  onMeans: 'Es geht wieder wie gewohnt.',
  turnOff: 'Ausschalten',
  turnOn: 'Einschalten',
  turnOffSpoken: (name) => `Ausschalten: ${name}`,
  turnOnSpoken: (name) => `Einschalten: ${name}`,
  turnOffTitle: (name) => `Ausschalten: ${name}?`,
  turnOnTitle: (name) => `Einschalten: ${name}?`,
  turnedOff: (name) => `${name}: aus.`,
  turnedOn: (name) => `${name}: an.`,
};
