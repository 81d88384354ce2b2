import type { Messages } from '../english';

/** Keys of offer sources in their platforms' own words, and trying them. */
export const sourceKeys: Messages['sourceKeys'] = {
  platforms: {
    ebay: {
      lead: 'Legen Sie im eBay Developers Program ein Production Keyset an. Die Kampagne des eBay Partner Network steht unter Händler.',
      link: 'https://developer.ebay.com/my/keys',
      keys: {
        'client-id': {
          label: 'App ID (Client ID)',
          hint: 'Aus dem Production Keyset, nicht aus der Sandbox',
        },
        'client-secret': { label: 'Cert ID (Client Secret)', hint: 'Aus demselben Keyset' },
      },
    },
  },
  getKeys: 'Schlüssel anlegen',
  optional: 'freiwillig',
  value: (value) => `gesetzt auf ${value}`,
  test: 'Schlüssel testen',
  testHint: 'Ein echter Aufruf der Plattform',
  outcomes: {
    accepted: { title: 'Angenommen', sentence: 'Die Plattform antwortet mit diesen Schlüsseln.' },
    missing: { title: 'Unvollständig', sentence: 'Einige Schlüssel sind noch nicht gesetzt.' },
    refused: {
      title: 'Abgelehnt',
      sentence:
        'Die Plattform nimmt diese Schlüssel nicht an. Prüfen Sie, ob sie vollständig sind und zusammengehören.',
    },
    expired: {
      title: 'Abgelaufen',
      sentence:
        'Die Plattform nimmt diese Schlüssel nicht mehr an. Legen Sie dort neue an und tragen Sie sie hier ein.',
    },
    'quota-reached': {
      title: 'Kontingent erreicht',
      sentence:
        'Die Plattform nimmt mit diesen Schlüsseln vorerst keine Aufrufe mehr an. Bis wann, hat sie nicht gesagt.',
    },
    unreachable: {
      title: 'Nicht erreichbar',
      sentence: 'Die Plattform hat nicht geantwortet. Versuchen Sie es in einigen Minuten noch einmal.',
    },
    'bad-answer': {
      title: 'Antwort nicht lesbar',
      sentence:
        'Die Plattform hat etwas geantwortet, das wir nicht lesen können. Vielleicht wird sie gewartet.',
    },
  },
  quotaEnds: (moment) => `Die Plattform nimmt mit diesen Schlüsseln wieder Aufrufe an ab ${moment}.`,
  documented: 'Von der Plattform erlaubt',
  perDay: (calls) => `${calls} am Tag`,
  told: 'Übrig nach ihrer eigenen Zählung',
  toldLeft: (left, limit) => `${left} von ${limit}`,
  toldEnds: 'Zählt wieder von null',
};
