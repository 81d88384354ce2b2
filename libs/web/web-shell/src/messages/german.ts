import type { ShellMessages } from './english';

/** What the shell says in German. */
export const germanShellMessages: ShellMessages = {
  partMissing:
    'Ein Teil dieser Seite ist nicht angekommen: Die Verbindung ist abgebrochen, oder es gibt eine neuere Version. Neu laden holt ihn.',
  languageChoice: {
    legend: 'Sprache',
    didNotArrive:
      'Die Sprache ist nicht angekommen. Prüfen Sie die Verbindung und wählen Sie sie noch einmal.',
  },
  otherApp: {
    title: (ownerName) => `Diese Seite gehört zu: ${ownerName}`,
    sentence: (ownerName) =>
      `Diese Installation sagt nicht, wo das zu finden ist (${ownerName}). Wer sie betreibt, stellt das in config.json ein.`,
  },
};
