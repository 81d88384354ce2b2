import type { Messages } from '../english';

/** The overview: figures first, then what waits, then sources and failures. */
export const overview: Messages['overview'] = {
  title: 'Überblick',
  asOf: (time) => `Stand ${time}`,
  figures: 'Die letzten 24 Stunden',
  loading: 'Es wird gelesen, wie es der Installation geht',
  searches: 'Suchen',
  clicks: 'Klicks nach draußen',
  botClicks: 'Klicks von Bots',
  serverErrors: 'Serverfehler',
  lastHour: (count) => `${count.text} in der letzten Stunde`,
  since: (moment) => `seit ${moment}`,
  queue: 'Wartende Aufträge',
  queueNote: (running, delayed) => `${running.text} laufen, ${delayed.text} später`,
  oldest: (moment) => `ältester von ${moment}`,
  journal: 'Klicks im Journal',
  journalNote: 'warten auf die Datenbank',
  journalUnreadable: (count) =>
    count.value === 1
      ? '1 Datei ist nicht lesbar. Bitte den Journalordner prüfen.'
      : `${count.text} Dateien sind nicht lesbar. Bitte den Journalordner prüfen.`,
  waitingTitle: 'Wartet auf Sie',
  nothingWaits: 'Nichts wartet auf Sie.',
  pending: (count) =>
    count.value === 1 ? '1 Unternehmen wartet auf Freigabe' : `${count.text} Unternehmen warten auf Freigabe`,
  reports: (count) =>
    count.value === 1 ? '1 falscher Preis wurde gemeldet' : `${count.text} falsche Preise wurden gemeldet`,
  unsentMails: (count) =>
    count.value === 1
      ? '1 E-Mail konnte noch nicht verschickt werden'
      : `${count.text} E-Mails konnten noch nicht verschickt werden`,
  held: (count) => (count.value === 1 ? '1 Artikel ist zu prüfen' : `${count.text} Artikel sind zu prüfen`),
  heldWebhooks: (count) =>
    count.value === 1 ? '1 Webhook ist zu prüfen' : `${count.text} Webhooks sind zu prüfen`,
  dead: (count) =>
    count.value === 1
      ? '1 Auftrag hat seine Versuche verbraucht'
      : `${count.text} Aufträge haben ihre Versuche verbraucht`,
  sourcesTitle: 'Angebotsquellen',
  processesTitle: 'Prozesse',
  processesCaption: 'Die Prozesse, die jetzt laufen',
  program: 'Programm',
  programs: { api: 'API', worker: 'Worker' },
  startedAt: 'Läuft seit',
  heldBack: 'Zurückgehaltene Quellen',
  nothingHeldBack: 'keine',
  lastTold: 'Zuletzt gehört',
  failuresTitle: 'Letzte Fehler',
  noFailures: 'Nichts ist fehlgeschlagen.',
  failureKinds: { source: 'Quelle', feed: 'Feed', job: 'Auftrag', rules: 'Shop-Regeln' },
  when: 'Wann',
  kind: 'Was',
  name: 'Name',
  message: 'Was geschah',
};
