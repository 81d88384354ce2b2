import { createContext, useContext } from 'react';
import { english } from './english';
import type { Messages } from './english';

/** The messages of the current language; English by default. */
export const MessagesContext = createContext<Messages>(english);

export function useMessages(): Messages {
  return useContext(MessagesContext);
}
