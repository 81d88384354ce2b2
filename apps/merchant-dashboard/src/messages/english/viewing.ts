/** The banner and errors for an admin who views a business's dashboard. */
export const viewing = {
  title: 'Opening the dashboard',
  banner: (business: string) => `You’re viewing as ${business}`,
  until: (time: string) => `Read-only until ${time}`,
  stop: 'Stop viewing',
  broken: 'This link is no longer valid',
  brokenSentence: 'Each link works once, within a minute. Start again from the admin console.',
};
