import { createContext, useContext } from 'react';
import { english } from './english';
import type { Messages } from './english';

/** The language that the site speaks; English where no provider says otherwise. */
export const MessagesContext = createContext<Messages>(english);

/** Reads what the site says: `const { browse } = useMessages()`. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
