import type { ShellMessages } from './english';

export const germanShellMessages: ShellMessages = {
  partMissing:
    'Ein Teil dieser Seite konnte nicht geladen werden. Die Verbindung ist abgebrochen oder es gibt eine neuere Version. Bitte die Seite neu laden.',
  languageChoice: {
    legend: 'Sprache',
    didNotArrive:
      'Die Sprache konnte nicht geladen werden. Bitte die Internetverbindung prüfen und die Sprache erneut wählen.',
  },
  otherApp: {
    title: (ownerName) => `Diese Seite gehört zu: ${ownerName}`,
    sentence: (ownerName) =>
      `Für diese Installation ist dafür keine Adresse hinterlegt (${ownerName}). Der Betreiber kann sie in config.json festlegen.`,
  },
};
