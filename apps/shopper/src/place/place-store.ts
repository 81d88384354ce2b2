import { guessPlace, readPlace, writePlace } from './place';
import type { Place } from './place';

const storageKey = 'pricehunt_place';

/** The place of this device. */
export interface PlaceStore {
  /** The same object until it is chosen anew. */
  readonly read: () => Place;
  readonly choose: (place: Place) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Opens the place kept on this device; a guess by the browser's locales where none is kept. Reads nothing before it is asked. */
export function createPlaceStore(): PlaceStore {
  let place: Place | null = null;
  const listeners = new Set<() => void>();
  return {
    read: () => (place ??= readPlace(readKept()) ?? guessPlace(window.navigator.languages)),
    choose: (chosen) => {
      place = chosen;
      keep(writePlace(chosen));
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
