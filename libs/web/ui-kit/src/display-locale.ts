import { createContext, useContext } from 'react';

/** The locale that money, numbers and dates are written in, as a BCP 47 tag. English where no provider says otherwise. */
export const DisplayLocale = createContext('en');

/** Reads the locale to write money, numbers and dates in. */
export function useDisplayLocale(): string {
  return useContext(DisplayLocale);
}
