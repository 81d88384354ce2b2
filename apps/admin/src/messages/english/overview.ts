import type { Figure } from '@pricehunt/ui-kit';

/** The overview: figures first, then what waits, then sources and failures. */
export const overview = {
  title: 'Overview',
  asOf: (time: string) => `as of ${time}`,
  figures: 'The last 24 hours',
  loading: 'Reading how the installation is doing',
  searches: 'Searches',
  clicks: 'Outbound clicks',
  botClicks: 'Clicks of bots',
  serverErrors: 'Server errors',
  lastHour: (count: Figure) => `${count.text} in the last hour`,
  since: (moment: string) => `since ${moment}`,
  queue: 'Jobs waiting',
  queueNote: (running: Figure, delayed: Figure) => `${running.text} running, ${delayed.text} later`,
  oldest: (moment: string) => `oldest from ${moment}`,
  journal: 'Clicks in the journal',
  journalNote: 'wait for the database',
  journalUnreadable: (count: Figure) =>
    count.value === 1
      ? '1 file couldn’t be read. Check the journal folder.'
      : `${count.text} files couldn’t be read. Check the journal folder.`,
  waitingTitle: 'Waits for you',
  nothingWaits: 'Nothing waits for you.',
  pending: (count: Figure) =>
    count.value === 1 ? '1 business waits for approval' : `${count.text} businesses wait for approval`,
  reports: (count: Figure) =>
    count.value === 1 ? '1 wrong price was reported' : `${count.text} wrong prices were reported`,
  unsentMails: (count: Figure) =>
    count.value === 1 ? '1 mail could not be sent yet' : `${count.text} mails could not be sent yet`,
  held: (count: Figure) =>
    count.value === 1 ? '1 item is held for review' : `${count.text} items are held for review`,
  heldWebhooks: (count: Figure) =>
    count.value === 1 ? '1 webhook is held for review' : `${count.text} webhooks are held for review`,
  dead: (count: Figure) =>
    count.value === 1 ? '1 job has used up its tries' : `${count.text} jobs have used up their tries`,
  sourcesTitle: 'Offer sources',
  processesTitle: 'Processes',
  processesCaption: 'The processes that run now',
  program: 'Program',
  programs: { api: 'API', worker: 'Worker' },
  startedAt: 'Running since',
  heldBack: 'Sources held back',
  nothingHeldBack: 'none',
  lastTold: 'Last heard of',
  failuresTitle: 'Latest failures',
  noFailures: 'Nothing has failed.',
  failureKinds: { source: 'Source', feed: 'Feed', job: 'Job', rules: 'Shop rules' },
  when: 'When',
  kind: 'What',
  name: 'Name',
  message: 'What happened',
};
