import type { Consent, ConsentState } from '@pricehunt/tracking-client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useShopperServices } from '../../shopper-services';

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
        // Without this chunk nothing is tracked, so no consent is needed.
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
