import { englishKitMessages } from '@pricehunt/ui-kit';
import type { Language } from './language';
import type { SharedWords } from './language-provider';
import { englishShellMessages } from './messages/english';

/** All messages of one language. */
export interface MessagesPack<Messages> extends SharedWords {
  readonly messages: Messages;
}

/** English is in the initial bundle. `loadLanguage` rejects when the language could not be loaded. */
export function languagePacks<Messages>(
  messages: Messages,
  loadGerman: () => Promise<MessagesPack<Messages>>,
) {
  const englishPack: MessagesPack<Messages> = {
    language: 'en',
    messages,
    kitMessages: englishKitMessages,
    shellMessages: englishShellMessages,
  };
  const loadLanguage = async (language: Language): Promise<MessagesPack<Messages>> => {
    switch (language) {
      case 'en':
        return englishPack;
      case 'de':
        return loadGerman();
    }
  };
  return { englishPack, loadLanguage };
}
