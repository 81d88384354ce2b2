import type { Messages } from '../english';

/** Price tracking: which offers are checked how often. */
export const tracking: Messages['tracking'] = {
  title: 'Preisbeobachtung',
  lead: 'Preise von Produkten mit Preisalarm, von Favoriten und zuletzt angesehenen Produkten werden wieder geprüft: öfter, solange sie sich bewegen, und seltener, solange nichts passiert.',
  tabs: { label: 'Preisbeobachtung', offers: 'Angebote', hosts: 'Hosts' },
  offersCaption: 'Angebote, deren Preise geprüft werden',
  offer: 'Angebot',
  host: 'Host',
  interest: 'Grund',
  interests: { watched: 'Preisalarm', favourite: 'Favorit', viewed: 'Angesehen' },
  interval: 'Abstand',
  pinned: 'fest',
  every: (figure, unit) => {
    const one = { minutes: 'Minute', hours: 'Stunde', days: 'Tag' }[unit];
    const several = { minutes: 'Minuten', hours: 'Stunden', days: 'Tage' }[unit];
    return figure.value === 1 ? `1 ${one}` : `${figure.text} ${several}`;
  },
  lastRead: 'Letzte Prüfung',
  nextRead: 'Nächste Prüfung',
  outcome: 'Letztes Ergebnis',
  outcomes: {
    moved: 'Preis oder Bestand geändert',
    same: 'Unverändert',
    gone: 'Seite entfernt',
    'no-price': 'Kein Preis auf der Seite',
    'other-product': 'Anderes Produkt auf der Seite',
    'not-listed': 'Von der Quelle nicht gelistet',
    skipped: 'Nicht abgefragt: aus, pausiert, Tageslimit erreicht oder nie lesen',
    robots: 'Durch robots.txt verboten',
    blocked: 'Vom Shop blockiert',
    'rate-limited': 'Zu viele Anfragen',
    unreachable: 'Keine Antwort',
    never: 'Noch nicht geprüft',
    stopped: 'Angehalten',
  },
  moves: 'Änderungen',
  movesOf: (moves, readings) =>
    `${moves.text} in ${readings.value === 1 ? '1 Prüfung' : `${readings.text} Prüfungen`}`,
  empty: 'Noch keine Preise in Beobachtung',
  emptySentence:
    'Angebote erscheinen hier, sobald jemand einen Preisalarm anlegt, einen Favoriten speichert oder ein Produkt öffnet.',
  noneFound: 'Keine passenden Angebote',
  noneFoundSentence: 'Ändern oder leeren Sie die Filter.',
  change: 'Ändern',
  changeSpoken: (title) => `Beobachtung ändern: ${title}`,
  changeTitle: (title) => `Beobachtung von „${title}“ ändern`,
  changeSentence: 'Robots.txt, Pausen und Budgets gelten weiter.',
  schedule: 'Zeitplan',
  schedules: {
    price: 'So oft, wie sich der Preis bewegt',
    pinned: 'In festem Abstand',
    stopped: 'Angehalten',
  },
  pinnedMinutes: 'Abstand in Minuten',
  pinnedHint: 'Von 15 Minuten bis 2 Tage (2880)',
  pinnedBad: 'Geben Sie eine ganze Zahl von 15 bis 2880 ein.',
  changed: (title) => `Beobachtung von „${title}“ geändert.`,
  hostsCaption: 'Hosts, auf denen Preise geprüft werden',
  findHost: 'Host suchen',
  hostOffers: 'Angebote',
  hostOffersOf: (offers, stopped) =>
    stopped.value === 0 ? offers.text : `${offers.text}, davon ${stopped.text} angehalten`,
  requestsToday: 'Anfragen heute (UTC)',
  requestsOf: (used, limit) => `${used.text} von ${limit.text}`,
  answers: 'Status',
  answering: 'Antwortet',
  restsUntil: (moment) => `Pause bis ${moment}`,
  noHosts: 'Noch keine Hosts',
  noHostsSentence: 'Hosts erscheinen hier mit dem ersten beobachteten Angebot.',
  budgetTitle: 'Budget heute (UTC)',
  budgetUsed: (used, limit) => `${used.text} von ${limit.text} Anfragen verbraucht`,
  budgetOf: (offers, hosts) =>
    `${offers.value === 1 ? '1 Angebot' : `${offers.text} Angebote`} auf ${hosts.value === 1 ? '1 Host' : `${hosts.text} Hosts`}`,
  changeBudget: 'Budget ändern',
  changeBudgetTitle: 'Tagesbudget ändern',
  changeBudgetSentence:
    'Gilt ab der nächsten Prüfung in allen Prozessen. Favoriten dürfen 85 % davon verbrauchen und angesehene Produkte 60 %, damit für Preisalarme immer etwas bleibt.',
  perHost: 'Anfragen je Host und Tag',
  inAll: 'Anfragen insgesamt je Tag',
  budgetBad: 'Geben Sie eine ganze Zahl von 0 bis 1.000.000 ein.',
  budgetChanged: 'Budget geändert.',
};
