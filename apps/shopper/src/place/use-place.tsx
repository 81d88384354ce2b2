import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useShopperServices } from '../shopper-services';
import { useInstallation } from '../use-installation';
import { guessPlace } from './place';
import type { Place } from './place';
import { createPlaceStore } from './place-store';
import type { PlaceStore } from './place-store';

export function PlaceProvider({ children }: { readonly children: ReactNode }) {
  const { renderedFor } = useShopperServices();
  const suggested = useInstallation().data?.place ?? null;
  const [store] = useState(() => createPlaceStore(renderedFor, suggested));
  useEffect(() => {
    if (suggested !== null) store.suggest(suggested);
  }, [store, suggested]);
  return <PlaceContext value={store}>{children}</PlaceContext>;
}

const PlaceContext = createContext<PlaceStore | null>(null);

/** The place, and how to choose another. */
export interface ChosenPlace {
  readonly place: Place;
  readonly choose: (place: Place) => void;
}

/**
 * Reads the place: the one chosen on this device, else a guess. A page from the server begins with the place that it was
 * rendered for, and goes on to the device's own. Throws outside a PlaceProvider.
 */
export function usePlace(): ChosenPlace {
  const store = useContext(PlaceContext);
  if (store === null) throw new Error('usePlace must be used inside PlaceProvider');
  const { renderedFor } = useShopperServices();
  const place = useSyncExternalStore(store.subscribe, store.read, () => renderedFor ?? guessPlace([]));
  return { place, choose: store.choose };
}
