import { createContext, useContext } from 'react';

/** The locale that money, numbers and dates are written in, as a BCP 47 tag. English where no provider says otherwise. */
export const DisplayLocale = createContext('en');

/** The time zone that moments are written in, an IANA name. That of the person where no provider says otherwise. */
export const DisplayTimeZone = createContext<string | undefined>(undefined);

/** Reads the time zone to write moments in; undefined for the person's own. */
export function useDisplayTimeZone(): string | undefined {
  return useContext(DisplayTimeZone);
}

/** Reads the locale to write money, numbers and dates in. */
export function useDisplayLocale(): string {
  return useContext(DisplayLocale);
}
