import type { Messages } from '../english';

export const actions: Messages['actions'] = {
  tryAgain: 'Erneut versuchen',
  searchAgain: 'Erneut suchen',
  opensInNewTab: 'öffnet sich in einem neuen Tab',
};
