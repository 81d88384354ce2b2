import { LanguageProvider } from '@pricehunt/web-shell';
import type { ReactNode } from 'react';
import { loadLanguage } from './language-pack';
import type { LanguagePack } from './language-pack';
import { MessagesContext } from './use-messages';

/** What a SiteLanguage takes: the language to begin in, loaded already. */
export interface SiteLanguageProps {
  readonly startsIn: LanguagePack;
  readonly children: ReactNode;
}

/** Speaks one language to the whole console. */
export function SiteLanguage({ startsIn, children }: SiteLanguageProps) {
  return (
    <LanguageProvider startsIn={startsIn} load={loadLanguage}>
      {({ messages }) => <MessagesContext value={messages}>{children}</MessagesContext>}
    </LanguageProvider>
  );
}
