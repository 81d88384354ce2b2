export const englishShellMessages = {
  partMissing:
    'Part of this page couldn’t be loaded. The connection was lost or there’s a newer version. Refresh the page.',
  languageChoice: {
    legend: 'Language',
    didNotArrive: 'The language couldn’t be loaded. Check your connection and choose it again.',
  },
  otherApp: {
    title: (ownerName: string) => `This page is part of ${ownerName}`,
    sentence: (ownerName: string) =>
      `This installation has no address for ${ownerName}. Its operator can set it in config.json.`,
  },
};

export type ShellMessages = typeof englishShellMessages;
