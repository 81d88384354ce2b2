import { KitMessagesContext } from '@pricehunt/ui-kit';
import type { KitMessages } from '@pricehunt/ui-kit';
import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { storeLanguage } from './language';
import type { Language } from './language';
import type { ShellMessages } from './messages/english';
import { ShellMessagesContext } from './messages/use-shell-messages';

/** The words that every app has; each adds its own. */
export interface SharedWords {
  readonly language: Language;
  readonly kitMessages: KitMessages;
  readonly shellMessages: ShellMessages;
}

export interface LanguageProviderProps<Pack extends SharedWords> {
  readonly startsIn: Pack;
  readonly load: (language: Language) => Promise<Pack>;
  readonly children: (spoken: Pack) => ReactNode;
}

/** Provides a language, sets the document's, and changes both without a reload. */
export function LanguageProvider<Pack extends SharedWords>({
  startsIn,
  load,
  children,
}: LanguageProviderProps<Pack>) {
  const [pack, setPack] = useState(startsIn);
  const { language, kitMessages, shellMessages } = pack;
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo(
    () => ({
      language,
      choose: async (chosen: Language) => {
        try {
          const loaded = await load(chosen);
          setPack(() => loaded);
          storeLanguage(chosen);
          return 'chosen' as const;
        } catch {
          return 'did-not-arrive' as const;
        }
      },
    }),
    [language, load],
  );
  return (
    <LanguageContext value={spoken}>
      <ShellMessagesContext value={shellMessages}>
        <KitMessagesContext value={kitMessages}>{children(pack)}</KitMessagesContext>
      </ShellMessagesContext>
    </LanguageContext>
  );
}

export interface SpokenLanguage {
  readonly language: Language;
  /** Changes and stores the language; nothing changes when it fails to load. */
  readonly choose: (language: Language) => Promise<'chosen' | 'did-not-arrive'>;
}

const LanguageContext = createContext<SpokenLanguage | null>(null);

/** Throws outside a LanguageProvider. */
export function useLanguage(): SpokenLanguage {
  const spoken = useContext(LanguageContext);
  if (spoken === null) throw new Error('useLanguage must be used inside LanguageProvider');
  return spoken;
}
