import { useCallback } from 'react';
import { useShopperServices } from '../shopper-services';
import type { SignInWish } from './sign-in-door';

export function useSignInDoor(): (wish: SignInWish) => void {
  const { openAccount } = useShopperServices();
  return useCallback(
    (wish) => {
      openAccount().then(
        ({ door }) => door.open(wish),
        () => {
          // The sign-in page still works when this chunk fails to load.
        },
      );
    },
    [openAccount],
  );
}
