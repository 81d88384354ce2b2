import { createContext, useContext } from 'react';
import { englishShellMessages } from './english';
import type { ShellMessages } from './english';

/** The language that the shell speaks; English where no provider says otherwise. */
export const ShellMessagesContext = createContext<ShellMessages>(englishShellMessages);

/** Reads what the shell says. */
export function useShellMessages(): ShellMessages {
  return useContext(ShellMessagesContext);
}
