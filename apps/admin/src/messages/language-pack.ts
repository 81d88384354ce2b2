import { languagePacks } from '@pricehunt/web-shell';
import type { MessagesPack } from '@pricehunt/web-shell';
import { english } from './english';
import type { Messages } from './english';

/** All messages of one language, with those of the ui-kit and the shell. */
export type LanguagePack = MessagesPack<Messages>;

export const { englishPack, loadLanguage } = languagePacks(
  english,
  async () => (await import('./german-pack')).germanPack,
);
