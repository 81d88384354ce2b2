import { germanKitMessages } from '@pricehunt/ui-kit';
import { germanShellMessages } from '@pricehunt/web-shell';
import { german } from './german';
import type { LanguagePack } from './language-pack';

/** German, in a chunk of its own. */
export const germanPack: LanguagePack = {
  language: 'de',
  firstMessages: german,
  loadMessages: () => german,
  kitMessages: germanKitMessages,
  shellMessages: germanShellMessages,
};
