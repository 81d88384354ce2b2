import { germanKitMessages } from '@pricehunt/ui-kit';
import { germanShellMessages } from '@pricehunt/web-shell';
import { german } from './german';
import type { LanguagePack } from './language-pack';

/** German, in a part of the program that comes only where it is spoken. */
export const germanPack: LanguagePack = {
  language: 'de',
  messages: german,
  kitMessages: germanKitMessages,
  shellMessages: germanShellMessages,
};
