import { createContext, useContext } from 'react';
import { english } from './english';
import type { Messages } from './english';

/** The words of the language that is spoken; English where no provider says otherwise. */
export const MessagesContext = createContext<Messages>(english);

/** Reads what the console says: `const { settings } = useMessages()`. */
export function useMessages(): Messages {
  return useContext(MessagesContext);
}
