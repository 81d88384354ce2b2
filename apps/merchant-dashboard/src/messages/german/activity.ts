import type { Messages } from '../english';

/** What happens, as it happens. */
export const activity: Messages['activity'] = {
  title: 'Aktivität',
  lead: 'Klicks, Verweise, Ereignisse und Bestellungen, sobald sie eintreffen.',
  caption: 'Was geschah, das Neueste zuerst',
  loading: 'Es wird gelesen, was geschah',
  empty: 'Noch ist nichts geschehen',
  emptySentence:
    'Klicks, Verweise, Ereignisse und Bestellungen erscheinen hier binnen Sekunden. Lassen Sie die Seite offen.',
  connect: 'Laden verbinden',
  none: 'Davon ist nichts geschehen',
  noneSentence: 'Nehmen Sie einen Filter heraus, oder lassen Sie die Seite offen: Was passt, erscheint hier.',
  clear: 'Alle Filter herausnehmen',
  more: 'Früheres zeigen',
  csv: 'Als CSV herunterladen',
  live: {
    connecting: 'verbindet',
    live: 'live',
    reconnecting: 'verbindet neu',
    paused: 'angehalten',
  },
  pause: 'Anhalten',
  resume: 'Weiter',
  held: (count) => `${count.text} neue zeigen`,
  broken: 'Gerade erscheint nicht sofort, was geschieht. Alle paar Sekunden wird es neu versucht.',
  columns: {
    when: 'Wann',
    what: 'Was',
    source: 'Quelle',
    visitor: 'Besucher',
    place: 'Preisplatz',
    amount: 'Betrag',
  },
  kinds: {
    click: 'Klick',
    referral: 'Verweis',
    event: 'Ereignis',
    order: 'Bestellung',
    refund: 'Erstattung',
  },
  place: (position, offers) => `${position.text} von ${offers.text}`,
  credited: 'zugeordnet',
  notCredited: 'nicht zugeordnet',
  bot: 'Programm',
  botBecause: (why) => `Programm: ${why}`,
  botReason: (code) => botReasons.get(code) ?? code,
  own: 'Ihre eigenen Leute, nicht abgerechnet',
  repeat: 'noch einmal binnen einer Stunde, nicht abgerechnet',
  filters: {
    label: 'Eingrenzen, was gezeigt wird',
    kind: 'Was',
    anyKind: 'Alles',
    visit: 'Von wem',
    visits: { all: 'Menschen und Programme', person: 'nur Menschen', bot: 'nur Programme' },
    product: 'nur ein Produkt',
    source: 'Quelle',
    anySource: 'Jede Quelle',
  },
};

const botReasons: ReadonlyMap<string, string> = new Map([
  ['bot-user-agent', 'sagt es selbst'],
  ['no-user-agent', 'sagt nichts von sich'],
]);
