import { createContext, useContext } from 'react';

/** The BCP 47 locale for money, numbers and dates; English by default. */
export const DisplayLocale = createContext('en');

/** The IANA time zone for times; undefined for the person's own. */
export const DisplayTimeZone = createContext<string | undefined>(undefined);

export function useDisplayTimeZone(): string | undefined {
  return useContext(DisplayTimeZone);
}

export function useDisplayLocale(): string {
  return useContext(DisplayLocale);
}
