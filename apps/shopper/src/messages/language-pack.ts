import { englishKitMessages } from '@pricehunt/ui-kit';
import { englishShellMessages } from '@pricehunt/web-shell';
import type { Language, SharedWords } from '@pricehunt/web-shell';
import type { Messages } from './english';
import { englishFirst } from './english-first';
import type { FirstMessages } from './english-first';

/** All texts of one language: the site's, its components' and its shell's. */
export interface LanguagePack extends SharedWords {
  /** The texts of the first view and the frame. */
  readonly firstMessages: FirstMessages;
  /** All texts of the site, or a promise of them while their chunk loads. */
  readonly loadMessages: () => Messages | Promise<Messages>;
}

/** English, with the first view's texts in the first chunk and the rest in a later one. */
export const englishPack: LanguagePack = {
  language: 'en',
  firstMessages: englishFirst,
  loadMessages: async () => (await import('./english')).english,
  kitMessages: englishKitMessages,
  shellMessages: englishShellMessages,
};

/** Rejects when the language fails to load. */
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
