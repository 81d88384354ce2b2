import { createContext, use, useContext } from 'react';
import type { Messages } from './english';
import { englishFirst } from './english-first';
import type { FirstMessages } from './english-first';

/** The texts of the first view, always loaded; English by default. */
export const FirstMessagesContext = createContext<FirstMessages>(englishFirst);

/** Returns all texts of the language, or one stable promise of them while they load. */
export const MessagesContext = createContext<(() => Messages | Promise<Messages>) | null>(null);

/**
 * Reads the site's texts: `const { browse } = useMessages()`. Suspends until they have loaded, so use it in screens
 * under Suspense. Throws outside SpokenWords.
 */
export function useMessages(): Messages {
  const read = useContext(MessagesContext);
  if (read === null) throw new Error('useMessages must be used inside SpokenWords');
  const messages = read();
  return messages instanceof Promise ? use(messages) : messages;
}

/** Reads the texts of the landing page's first view and the frame, which are always loaded. */
export function useFirstMessages(): FirstMessages {
  return useContext(FirstMessagesContext);
}
