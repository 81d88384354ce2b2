import { guessPlace } from '@pricehunt/offers';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useShopperServices } from '../shopper-services';
import { useInstallation } from '../installation/use-installation';
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

export interface ChosenPlace {
  readonly place: Place;
  readonly choose: (place: Place) => void;
}

/** Starts with the place the page was rendered for, then switches to the device's. Throws outside a PlaceProvider. */
export function usePlace(): ChosenPlace {
  const store = useContext(PlaceContext);
  if (store === null) throw new Error('usePlace must be used inside PlaceProvider');
  const { renderedFor } = useShopperServices();
  const place = useSyncExternalStore(store.subscribe, store.read, () => renderedFor ?? guessPlace([]));
  return { place, choose: store.choose };
}
