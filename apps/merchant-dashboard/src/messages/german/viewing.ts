import type { Messages } from '../english';

/** What an admin sees who looks at the rooms of a business. */
export const viewing: Messages['viewing'] = {
  title: 'Die Räume werden geöffnet',
  banner: (business) => `Sie sehen ${business} mit dessen Augen`,
  until: (time) => `Nur lesend, bis ${time}.`,
  stop: 'Beenden',
  broken: 'Dieser Link gilt nicht mehr',
  brokenSentence: 'Er gilt einmal, binnen einer Minute. Beginnen Sie in der Verwaltung von vorn.',
};
