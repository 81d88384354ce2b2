import { germanKitMessages } from '@pricehunt/ui-kit';
import { germanShellMessages } from '@pricehunt/web-shell';
import { german } from './german';
import type { LanguagePack } from './language-pack';

/** Loaded only when German is selected. */
export const germanPack: LanguagePack = {
  language: 'de',
  messages: german,
  kitMessages: germanKitMessages,
  shellMessages: germanShellMessages,
};
