import type { Figure } from '@pricehunt/ui-kit';

export const overview = {
  title: 'Overview',
  asOf: (time: string) => `Updated ${time}`,
  figures: 'Last 24 hours',
  loading: 'Loading…',
  searches: 'Searches',
  clicks: 'Clicks',
  botClicks: 'Bot clicks',
  serverErrors: 'Server errors',
  lastHour: (count: Figure) => `${count.text} in the last hour`,
  since: (moment: string) => `since ${moment}`,
  queue: 'Queued jobs',
  queueNote: (running: Figure, delayed: Figure) => `${running.text} running, ${delayed.text} scheduled`,
  oldest: (moment: string) => `oldest: ${moment}`,
  journal: 'Buffered clicks',
  journalNote: 'not yet in the database',
  journalUnreadable: (count: Figure) =>
    count.value === 1
      ? '1 click journal file is unreadable. Check the journal folder.'
      : `${count.text} click journal files are unreadable. Check the journal folder.`,
  attentionTitle: 'Needs attention',
  nothingToDo: 'Nothing needs your attention.',
  pending: (count: Figure) =>
    count.value === 1 ? '1 business to approve' : `${count.text} businesses to approve`,
  reports: (count: Figure) => (count.value === 1 ? '1 offer report' : `${count.text} offer reports`),
  unsentMails: (count: Figure) => (count.value === 1 ? '1 unsent e-mail' : `${count.text} unsent e-mails`),
  held: (count: Figure) =>
    count.value === 1 ? '1 item held for review' : `${count.text} items held for review`,
  heldWebhooks: (count: Figure) =>
    count.value === 1 ? '1 webhook held for review' : `${count.text} webhooks held for review`,
  dead: (count: Figure) => (count.value === 1 ? '1 failed job' : `${count.text} failed jobs`),
  sourcesTitle: 'Offer sources',
  allSources: 'View all sources',
  processesTitle: 'Processes',
  processesCaption: 'Running processes',
  program: 'Process',
  programs: { api: 'API', worker: 'Worker' },
  startedAt: 'Started',
  pausedSources: 'Paused sources',
  noPausedSources: 'None',
  lastHeartbeat: 'Last heartbeat',
  toReviewCaption: 'Businesses to approve, newest first',
  failuresTitle: 'Failing now',
  noFailures: 'Nothing is failing.',
  failureKinds: { source: 'Source', feed: 'Feed', job: 'Job', rules: 'Extraction rules' },
  when: 'Time',
  name: 'Name',
  message: 'Error',
};
