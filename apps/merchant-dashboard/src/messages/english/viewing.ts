/** What an admin sees who looks at the rooms of a business. */
export const viewing = {
  title: 'Opening the rooms',
  banner: (business: string) => `You are viewing as ${business}`,
  until: (time: string) => `Read-only, until ${time}.`,
  stop: 'Stop viewing',
  broken: 'This link does not work any more',
  brokenSentence: 'It works once, within a minute. Begin again in the console.',
};
