import { useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { LanguagePack } from './language-pack';
import { loadWordsOnce } from './load-words-once';
import { FirstMessagesContext, MessagesContext } from './use-messages';

export interface SpokenWordsProps {
  readonly pack: LanguagePack;
  readonly children: ReactNode;
}

/** Provides the first view's texts at once, and all others when they have loaded. */
export function SpokenWords({ pack: { firstMessages, loadMessages }, children }: SpokenWordsProps) {
  const readMessages = useMemo(() => loadWordsOnce(loadMessages), [loadMessages]);
  useEffect(() => void readMessages(), [readMessages]);
  return (
    <FirstMessagesContext value={firstMessages}>
      <MessagesContext value={readMessages}>{children}</MessagesContext>
    </FirstMessagesContext>
  );
}
