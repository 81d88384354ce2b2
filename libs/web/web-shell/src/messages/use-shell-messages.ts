import { createContext, useContext } from 'react';
import { englishShellMessages } from './english';
import type { ShellMessages } from './english';

export const ShellMessagesContext = createContext<ShellMessages>(englishShellMessages);

export function useShellMessages(): ShellMessages {
  return useContext(ShellMessagesContext);
}
