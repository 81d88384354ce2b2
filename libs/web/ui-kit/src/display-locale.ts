import { createContext, useContext } from 'react';

/** The BCP 47 locale for money, numbers and dates; English by default. */
export const DisplayLocale = createContext('en');

/** The IANA time zone for times; the person's own by default. */
export const DisplayTimeZone = createContext<string | undefined>(undefined);

/** Reads the time zone to write moments in; undefined for the person's own. */
export function useDisplayTimeZone(): string | undefined {
  return useContext(DisplayTimeZone);
}

/** Reads the locale to write money, numbers and dates in. */
export function useDisplayLocale(): string {
  return useContext(DisplayLocale);
}
