import { englishKitMessages } from '@pricehunt/ui-kit';
import { englishShellMessages } from '@pricehunt/web-shell';
import type { Language, SharedWords } from '@pricehunt/web-shell';
import type { Messages } from './english';
import { englishFirst } from './english-first';
import type { FirstMessages } from './english-first';

/** All words of one language: the site's, its components' and its shell's. */
export interface LanguagePack extends SharedWords {
  /** The words of the first view and of the frame. */
  readonly firstMessages: FirstMessages;
  /** All words of the site, or a promise of them where they are a part of the program that comes later. */
  readonly loadMessages: () => Messages | Promise<Messages>;
}

/** English, of which the first view's words are there from the first byte and the rest comes after it. */
export const englishPack: LanguagePack = {
  language: 'en',
  firstMessages: englishFirst,
  loadMessages: async () => (await import('./english')).english,
  kitMessages: englishKitMessages,
  shellMessages: englishShellMessages,
};

/** Loads a language whole. Rejects where it does not arrive. */
export async function loadLanguage(language: Language): Promise<LanguagePack> {
  switch (language) {
    case 'en':
      return wholePack(englishPack);
    case 'de':
      return (await import('./german-pack')).germanPack;
  }
}

async function wholePack(pack: LanguagePack): Promise<LanguagePack> {
  const messages = await pack.loadMessages();
  return { ...pack, loadMessages: () => messages };
}
