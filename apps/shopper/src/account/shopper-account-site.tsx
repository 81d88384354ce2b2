import { AccountSiteProvider } from '@pricehunt/account-forms';
import { passwordLengths } from '@pricehunt/business-accounts';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages';
import { useShopperServices } from '../shopper-services';

/** Provides texts and API access to the account forms within. */
export function ShopperAccountSite({ children }: { readonly children: ReactNode }) {
  const { failures, signIn } = useMessages();
  const { openApi } = useShopperServices();
  return (
    <AccountSiteProvider
      words={signIn.account}
      sentenceOf={failures.sentence}
      passwordLengthMin={passwordLengths.shopperMin}
      openApi={openApi}
    >
      {children}
    </AccountSiteProvider>
  );
}
