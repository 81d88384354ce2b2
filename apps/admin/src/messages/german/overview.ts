import type { Messages } from '../english';

export const overview: Messages['overview'] = {
  title: 'Übersicht',
  asOf: (time) => `Aktualisiert ${time}`,
  figures: 'Letzte 24 Stunden',
  loading: 'Wird geladen …',
  searches: 'Suchen',
  clicks: 'Klicks',
  botClicks: 'Bot-Klicks',
  serverErrors: 'Serverfehler',
  lastHour: (count) => `${count.text} in der letzten Stunde`,
  since: (moment) => `seit ${moment}`,
  queue: 'Wartende Jobs',
  queueNote: (running, delayed) => `${running.text} laufen, ${delayed.text} geplant`,
  oldest: (moment) => `ältester: ${moment}`,
  journal: 'Gepufferte Klicks',
  journalNote: 'noch nicht in der Datenbank',
  journalUnreadable: (count) =>
    count.value === 1
      ? '1 Datei des Klickjournals ist nicht lesbar. Prüfen Sie den Journalordner.'
      : `${count.text} Dateien des Klickjournals sind nicht lesbar. Prüfen Sie den Journalordner.`,
  attentionTitle: 'Zu erledigen',
  nothingToDo: 'Nichts zu erledigen.',
  pending: (count) =>
    count.value === 1 ? '1 Unternehmen zur Freigabe' : `${count.text} Unternehmen zur Freigabe`,
  reports: (count) => (count.value === 1 ? '1 gemeldetes Angebot' : `${count.text} gemeldete Angebote`),
  unsentMails: (count) =>
    count.value === 1 ? '1 nicht gesendete E-Mail' : `${count.text} nicht gesendete E-Mails`,
  held: (count) => (count.value === 1 ? '1 Artikel in Prüfung' : `${count.text} Artikel in Prüfung`),
  heldWebhooks: (count) =>
    count.value === 1 ? '1 zurückgehaltener Webhook' : `${count.text} zurückgehaltene Webhooks`,
  dead: (count) => (count.value === 1 ? '1 fehlgeschlagener Job' : `${count.text} fehlgeschlagene Jobs`),
  sourcesTitle: 'Angebotsquellen',
  allSources: 'Alle Quellen ansehen',
  processesTitle: 'Prozesse',
  processesCaption: 'Laufende Prozesse',
  program: 'Prozess',
  programs: { api: 'API', worker: 'Worker' },
  startedAt: 'Gestartet',
  pausedSources: 'Pausierte Quellen',
  noPausedSources: 'Keine',
  lastHeartbeat: 'Letztes Lebenszeichen',
  toReviewCaption: 'Unternehmen zur Freigabe, neueste zuerst',
  failuresTitle: 'Aktuelle Fehler',
  noFailures: 'Derzeit keine Fehler.',
  failureKinds: { source: 'Quelle', feed: 'Feed', job: 'Job', rules: 'Extraktionsregeln' },
  when: 'Zeitpunkt',
  name: 'Name',
  message: 'Fehler',
};
