import { guessPlace, readPlace, writePlace } from './place';
import type { Place } from './place';

const storageKey = 'pricehunt_place';

/** The place of this device. */
export interface PlaceStore {
  /** The same object until it is chosen anew. */
  readonly read: () => Place;
  readonly choose: (place: Place) => void;
  /** Takes the place of the installation where none was chosen on this device; it isn't kept. */
  readonly suggest: (place: Place) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/**
 * Opens the place kept on this device; where none is kept that of the installation, else a guess by the browser's locales. Reads nothing before it is
 * asked. Where that is the place the page was rendered for, it is the same object: nothing has then changed.
 */
export function createPlaceStore(
  renderedFor: Place | null = null,
  ofInstallation: Place | null = null,
): PlaceStore {
  let place: Place | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => (place ??= ownPlace(renderedFor, ofInstallation)),
    choose: (chosen) => {
      place = chosen;
      keep(writePlace(chosen));
      for (const listener of listeners) listener();
    },
    suggest: (suggested) => {
      const known = place ?? ownPlace(renderedFor, ofInstallation);
      const isKnown = known.country === suggested.country && known.currency === suggested.currency;
      if (isKnown || readPlace(readKept()) !== null) return;
      place = suggested;
      for (const listener of listeners) listener();
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}

function ownPlace(renderedFor: Place | null, ofInstallation: Place | null): Place {
  const own = readPlace(readKept()) ?? ofInstallation ?? guessPlace(window.navigator.languages);
  const isAsRendered = own.country === renderedFor?.country && own.currency === renderedFor.currency;
  return isAsRendered ? renderedFor : own;
}

function readKept(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    window.localStorage.setItem(storageKey, text);
  } catch {
    // A browser that keeps nothing (private mode, full storage) still compares in the chosen currency.
  }
}
