import { englishKitMessages } from '@pricehunt/ui-kit';
import { englishShellMessages } from '@pricehunt/web-shell';
import type { Language, SharedWords } from '@pricehunt/web-shell';
import { english } from './english';
import type { Messages } from './english';

/** All words of one language: the dashboard's, its components' and its shell's. */
export interface LanguagePack extends SharedWords {
  readonly messages: Messages;
}

/** English, which is there from the first byte. */
export const englishPack: LanguagePack = {
  language: 'en',
  messages: english,
  kitMessages: englishKitMessages,
  shellMessages: englishShellMessages,
};

/** Loads a language. Rejects where it does not arrive. */
export async function loadLanguage(language: Language): Promise<LanguagePack> {
  switch (language) {
    case 'en':
      return englishPack;
    case 'de':
      return (await import('./german-pack')).germanPack;
  }
}
