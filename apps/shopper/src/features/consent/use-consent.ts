import type { Consent, ConsentState } from '@pricehunt/tracking-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShopperServices } from '../../shopper-services';

/** Consent, and where it stands; null until the part of the program that keeps it is there. */
export function useConsent(): { readonly consent: Consent; readonly state: ConsentState } | null {
  const { openTracker } = useShopperServices();
  const [consent, setConsent] = useState<Consent | null>(null);
  useEffect(() => {
    let isCurrent = true;
    openTracker().then(
      (tracker) => {
        if (isCurrent) setConsent(tracker.consent);
      },
      () => {
        // Without it nothing is tracked, and so nobody has to be asked.
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [openTracker]);
  const state = useSyncExternalStore(
    consent?.subscribe ?? followNothing,
    () => consent?.state() ?? null,
    () => null,
  );
  return consent === null || state === null ? null : { consent, state };
}

function followNothing(): () => void {
  return () => {};
}
