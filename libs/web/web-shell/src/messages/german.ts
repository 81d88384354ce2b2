import type { ShellMessages } from './english';

/** What the shell says in German. */
export const germanShellMessages: ShellMessages = {
  partMissing:
    'Ein Teil dieser Seite konnte nicht geladen werden: Die Verbindung ist abgebrochen, oder es gibt eine neuere Version. Bitte neu laden.',
  languageChoice: {
    legend: 'Sprache',
    didNotArrive:
      'Die Sprache konnte nicht geladen werden. Bitte die Verbindung prüfen und die Sprache noch einmal wählen.',
  },
  otherApp: {
    title: (ownerName) => `Diese Seite gehört zu: ${ownerName}`,
    sentence: (ownerName) =>
      `Diese Installation sagt nicht, wo das zu finden ist (${ownerName}). Wer sie betreibt, stellt das in config.json ein.`,
  },
};
