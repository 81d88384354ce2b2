import { createContext, use, useContext } from 'react';
import type { Messages } from './english';
import { englishFirst } from './english-first';
import type { FirstMessages } from './english-first';

/** The words of the first view, which are always there; English where no provider says otherwise. */
export const FirstMessagesContext = createContext<FirstMessages>(englishFirst);

/** Gives all words of the language: at once where they are there, else a promise of them, the same each time. */
export const MessagesContext = createContext<(() => Messages | Promise<Messages>) | null>(null);

/**
 * Reads what the site says: `const { browse } = useMessages()`. Suspends until the words have arrived, so it stands in
 * screens and under a Suspense, never in what is drawn around them. Throws outside of SpokenWords.
 */
export function useMessages(): Messages {
  const read = useContext(MessagesContext);
  if (read === null) throw new Error('useMessages stands outside SpokenWords');
  const messages = read();
  return messages instanceof Promise ? use(messages) : messages;
}

/** Reads what the first view of the landing page and the frame around every screen say; these words are always there. */
export function useFirstMessages(): FirstMessages {
  return useContext(FirstMessagesContext);
}
