import type { Messages } from '../english';

export const actions: Messages['actions'] = {
  tryAgain: 'Erneut versuchen',
  searchAgain: 'Erneut suchen',
  share: {
    label: 'Teilen',
    copied: 'Link kopiert',
    notCopied: 'Der Link konnte nicht kopiert werden. Kopiere ihn aus der Adresszeile.',
  },
  opensInNewTab: 'öffnet sich in einem neuen Tab',
};
