/** What the shell says in English. Its shape is what every other language must fill. */
export const englishShellMessages = {
  partMissing:
    'A part of this page did not arrive: the connection broke, or a newer version is out. Refreshing gets it.',
  languageChoice: {
    legend: 'Language',
    didNotArrive: 'The language did not load. Check your connection and choose it again.',
  },
  otherApp: {
    title: (ownerName: string) => `This page is part of ${ownerName}`,
    sentence: (ownerName: string) =>
      `This installation does not say where ${ownerName} is. Its operator sets that in config.json.`,
  },
};

/** The shape of the shell's words in any language. */
export type ShellMessages = typeof englishShellMessages;
