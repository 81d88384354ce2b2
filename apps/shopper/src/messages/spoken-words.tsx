import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { LanguagePack } from './language-pack';
import { loadWordsOnce } from './load-words-once';
import { FirstMessagesContext, MessagesContext } from './use-messages';

export interface SpokenWordsProps {
  readonly pack: LanguagePack;
  readonly children: ReactNode;
}

/** The first view's words at once, all others as soon as they have arrived. */
export function SpokenWords({ pack: { firstMessages, loadMessages }, children }: SpokenWordsProps) {
  const readMessages = useMemo(() => loadWordsOnce(loadMessages), [loadMessages]);
  useEffect(() => void readMessages(), [readMessages]);
  return (
    <FirstMessagesContext value={firstMessages}>
      <MessagesContext value={readMessages}>{children}</MessagesContext>
    </FirstMessagesContext>
  );
}
