import { englishKitMessages } from '@pricehunt/ui-kit';
import { englishShellMessages } from '@pricehunt/web-shell';
import type { Language, SharedWords } from '@pricehunt/web-shell';
import { english } from './english';
import type { Messages } from './english';

/** All messages of one language, with those of the ui-kit and the shell. */
export interface LanguagePack extends SharedWords {
  readonly messages: Messages;
}

/** Part of the initial bundle. */
export const englishPack: LanguagePack = {
  language: 'en',
  messages: english,
  kitMessages: englishKitMessages,
  shellMessages: englishShellMessages,
};

/** Rejects when the language could not be loaded. */
export async function loadLanguage(language: Language): Promise<LanguagePack> {
  switch (language) {
    case 'en':
      return englishPack;
    case 'de':
      return (await import('./german-pack')).germanPack;
  }
}
