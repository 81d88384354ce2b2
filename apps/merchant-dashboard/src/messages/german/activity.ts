import type { Messages } from '../english';

/** The live activity log. */
export const activity: Messages['activity'] = {
  title: 'Aktivität',
  lead: 'Klicks, Verweise, Ereignisse und Bestellungen in Echtzeit.',
  caption: 'Aktivität, neueste zuerst',
  loading: 'Aktivität wird geladen',
  empty: 'Noch keine Aktivität',
  emptySentence: 'Klicks, Verweise, Ereignisse und Bestellungen erscheinen hier innerhalb von Sekunden.',
  connect: 'Shop verbinden',
  none: 'Keine passende Aktivität',
  noneSentence:
    'Entfernen Sie einen Filter, um mehr zu sehen. Neue passende Einträge erscheinen automatisch.',
  clear: 'Alle Filter zurücksetzen',
  more: 'Ältere laden',
  total: (count) => `${count.text} ${count.value === 1 ? 'Eintrag' : 'Einträge'}`,
  csv: 'CSV herunterladen',
  live: {
    connecting: 'Verbindung wird aufgebaut …',
    live: 'Live',
    reconnecting: 'Verbindung wird wiederhergestellt …',
    paused: 'Pausiert',
  },
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  held: (count) => `${count.text} neue anzeigen`,
  broken:
    'Die Live-Aktualisierung ist unterbrochen. Alle paar Sekunden wird versucht, die Verbindung wiederherzustellen.',
  columns: {
    when: 'Zeit',
    what: 'Aktivität',
    source: 'Quelle',
    visitor: 'Besucher',
    place: 'Preisrang',
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
  credited: 'Zugeordnet',
  notCredited: 'Nicht zugeordnet',
  bot: 'Bot',
  botBecause: (why) => `Bot: ${why}`,
  botReason: (code) => botReasons.get(code) ?? code,
  own: 'Ihr eigenes Team, nicht abgerechnet',
  repeat: 'Erneuter Klick innerhalb einer Stunde, nicht abgerechnet',
  filters: {
    label: 'Aktivität filtern',
    kind: 'Aktivität',
    anyKind: 'Alle Aktivitäten',
    visit: 'Besucher',
    visits: { all: 'Menschen und Bots', person: 'Nur Menschen', bot: 'Nur Bots' },
    product: 'Einzelnes Produkt',
    source: 'Quelle',
    anySource: 'Alle Quellen',
    measures: {
      'all-clicks': 'Alle Klicks',
      clicks: 'Klicks',
      'billable-clicks': 'Abrechenbare Klicks',
      referrals: 'Verweise',
      events: 'Ereignisse',
      orders: 'Bestellungen',
      refunds: 'Erstattungen',
    },
  },
};

const botReasons: ReadonlyMap<string, string> = new Map([
  ['bot-user-agent', 'gibt sich als Bot zu erkennen'],
  ['no-user-agent', 'keine Browserkennung'],
]);
