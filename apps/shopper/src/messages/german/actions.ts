import type { Messages } from '../english';

/** Actions that appear in several places. */
export const actions: Messages['actions'] = {
  tryAgain: 'Erneut versuchen',
  searchAgain: 'Erneut suchen',
  opensInNewTab: 'öffnet sich in einem neuen Tab',
};
