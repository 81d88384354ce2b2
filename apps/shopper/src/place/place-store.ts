import { guessPlace } from '@pricehunt/offers';
import { readPlace, writePlace } from './place';
import type { Place } from './place';

const storageKey = 'pricehunt_place';

export interface PlaceStore {
  /** The same object until another place is chosen. */
  readonly read: () => Place;
  readonly choose: (place: Place) => void;
  /** Sets the installation's place when none was chosen; it is not stored. */
  readonly suggest: (place: Place) => void;
  readonly subscribe: (onChange: () => void) => () => void;
}

/** The stored place, else the installation's, else the browser's. Stable when it equals the rendered place. */
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
      store(writePlace(chosen));
      for (const listener of listeners) listener();
    },
    suggest: (suggested) => {
      const known = place ?? ownPlace(renderedFor, ofInstallation);
      const isKnown = known.country === suggested.country && known.currency === suggested.currency;
      if (isKnown || readPlace(readStored()) !== null) return;
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
  const own = readPlace(readStored()) ?? ofInstallation ?? guessPlace(window.navigator.languages);
  const isAsRendered = own.country === renderedFor?.country && own.currency === renderedFor.currency;
  return isAsRendered ? renderedFor : own;
}

function readStored(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function store(text: string): void {
  try {
    window.localStorage.setItem(storageKey, text);
  } catch {
    // Choosing a currency works without storage (private mode, full storage).
  }
}
