import { KitMessagesContext } from '@pricehunt/ui-kit';
import { ShellMessagesContext } from '@pricehunt/web-shell';
import { createContext, useContext, useLayoutEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { keepLanguage } from './language';
import type { Language } from './language';
import { loadLanguage } from './language-pack';
import type { LanguagePack } from './language-pack';
import { MessagesContext } from './use-messages';

/** What a LanguageProvider takes: the language to begin in, loaded already. */
export interface LanguageProviderProps {
  readonly startsIn: LanguagePack;
  readonly children: ReactNode;
}

/** Speaks one language to everything within, tells the document, and changes it on request without a reload. */
export function LanguageProvider({ startsIn, children }: LanguageProviderProps) {
  const [{ language, messages, kitMessages, shellMessages }, setPack] = useState(startsIn);
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  const spoken = useMemo(
    () => ({
      language,
      choose: async (chosen: Language) => {
        try {
          setPack(await loadLanguage(chosen));
          keepLanguage(chosen);
          return 'chosen' as const;
        } catch {
          return 'did-not-arrive' as const;
        }
      },
    }),
    [language],
  );
  return (
    <LanguageContext value={spoken}>
      <ShellMessagesContext value={shellMessages}>
        <KitMessagesContext value={kitMessages}>
          <MessagesContext value={messages}>{children}</MessagesContext>
        </KitMessagesContext>
      </ShellMessagesContext>
    </LanguageContext>
  );
}

/** The language spoken, and how to change it. */
export interface SpokenLanguage {
  readonly language: Language;
  /** Changes it and keeps the choice; where the language does not arrive all stays as it is. */
  readonly choose: (language: Language) => Promise<'chosen' | 'did-not-arrive'>;
}

const LanguageContext = createContext<SpokenLanguage | null>(null);

/** Reads which language is spoken. Throws outside a LanguageProvider. */
export function useLanguage(): SpokenLanguage {
  const spoken = useContext(LanguageContext);
  if (spoken === null) throw new Error('useLanguage stands outside LanguageProvider');
  return spoken;
}
