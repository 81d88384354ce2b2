import type { Messages } from '../english';

/** What can be done in more than one place. */
export const actions: Messages['actions'] = {
  tryAgain: 'Noch einmal versuchen',
  searchAgain: 'Noch einmal suchen',
  opensInNewTab: 'öffnet sich in einem neuen Tab',
};
