import { createContext, useContext } from 'react';
import { englishKitMessages } from './english';
import type { KitMessages } from './english';

/** The language of the components; English by default. */
export const KitMessagesContext = createContext<KitMessages>(englishKitMessages);

export function useKitMessages(): KitMessages {
  return useContext(KitMessagesContext);
}
