import { LanguageProvider } from '@pricehunt/web-shell';
import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { loadLanguage } from './language-pack';
import type { LanguagePack } from './language-pack';
import { loadWordsOnce } from './load-words-once';
import { FirstMessagesContext, MessagesContext } from './use-messages';

/** What a SiteLanguage takes: the language to begin in, loaded already. */
export interface SiteLanguageProps {
  readonly startsIn: LanguagePack;
  readonly children: ReactNode;
}

/** Speaks one language to the whole site. */
export function SiteLanguage({ startsIn, children }: SiteLanguageProps) {
  return (
    <LanguageProvider startsIn={startsIn} load={loadLanguage}>
      {(pack) => <SpokenWords pack={pack}>{children}</SpokenWords>}
    </LanguageProvider>
  );
}

interface SpokenWordsProps {
  readonly pack: LanguagePack;
  readonly children: ReactNode;
}

/** The first view's words at once, all others as soon as they have arrived. */
function SpokenWords({ pack: { firstMessages, loadMessages }, children }: SpokenWordsProps) {
  const readMessages = useMemo(() => loadWordsOnce(loadMessages), [loadMessages]);
  useEffect(() => void readMessages(), [readMessages]);
  return (
    <FirstMessagesContext value={firstMessages}>
      <MessagesContext value={readMessages}>{children}</MessagesContext>
    </FirstMessagesContext>
  );
}
