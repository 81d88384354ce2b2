import type { Messages } from '../english';

export const switches: Messages['switches'] = {
  title: 'Funktionen',
  lead: 'Schalten Sie Funktionen ein oder aus. Änderungen gelten sofort.',
  caption: 'Funktionen',
  name: 'Funktion',
  state: 'Status',
  changed: 'Zuletzt geändert',
  names: {
    'shopper-registration': 'Käufer-Registrierung',
    'business-registration': 'Händler-Registrierung',
    'outside-sources': 'Externe Angebotsquellen',
    'price-reports': 'Meldungen zu Angeboten',
    'feed-imports': 'Feed-Importe',
    'alert-messages': 'Preisalarm-Nachrichten',
    'unapproved-merchants': 'Produkte nicht freigegebener Händler',
  },
  offMeans: {
    'shopper-registration': 'Käufer können keine Konten erstellen. Bestehende Konten funktionieren weiter.',
    'business-registration': 'Händler können keine Konten erstellen. Bestehende Konten funktionieren weiter.',
    'outside-sources': 'Suchen nutzen nur den Katalog.',
    'price-reports': 'Käufer können keine Angebote melden.',
    'feed-imports':
      'Feeds werden nicht heruntergeladen, und es starten keine neuen Importe. Laufende werden abgeschlossen.',
    'alert-messages': 'Preisalarme senden keine E-Mails und Push-Mitteilungen.',
    'unapproved-merchants':
      'Produkte eines Händlers erscheinen erst, wenn ein Admin das Unternehmen freigegeben hat.',
  },
  onMeans: 'Die Funktion ist wieder wie gewohnt verfügbar.',
  turnOff: 'Ausschalten',
  turnOn: 'Einschalten',
  turnOffSpoken: (name) => `${name} ausschalten`,
  turnOnSpoken: (name) => `${name} einschalten`,
  turnOffTitle: (name) => `„${name}“ ausschalten?`,
  turnOnTitle: (name) => `„${name}“ einschalten?`,
  turnedOff: (name) => `${name}: Aus`,
  turnedOn: (name) => `${name}: Ein`,
};
