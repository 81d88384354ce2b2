import { createContext, useContext } from 'react';
import { englishKitMessages } from './english';
import type { KitMessages } from './english';

export const KitMessagesContext = createContext<KitMessages>(englishKitMessages);

export function useKitMessages(): KitMessages {
  return useContext(KitMessagesContext);
}
