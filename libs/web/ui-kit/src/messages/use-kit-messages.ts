import { createContext, useContext } from 'react';
import { englishKitMessages } from './english';
import type { KitMessages } from './english';

/** The language that the components speak; English where no provider says otherwise. */
export const KitMessagesContext = createContext<KitMessages>(englishKitMessages);

/** Reads what the components say. */
export function useKitMessages(): KitMessages {
  return useContext(KitMessagesContext);
}
