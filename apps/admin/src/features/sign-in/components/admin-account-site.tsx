import { AccountSiteContext } from '@pricehunt/account-forms';
import { passwordLengths } from '@pricehunt/business-accounts';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useAdminServices } from '../../../admin-services';
import { useMessages } from '../../../messages/use-messages';

/** Tells the forms of accounts within what they are to say and whom to ask. */
export function AdminAccountSite({ children }: { readonly children: ReactNode }) {
  const { failures, signIn } = useMessages();
  const { openApi } = useAdminServices();
  const site = useMemo(
    () => ({
      words: signIn.account,
      sentenceOf: failures.sentence,
      passwordLengthMin: passwordLengths.businessMin,
      openApi,
    }),
    [failures, signIn, openApi],
  );
  return <AccountSiteContext value={site}>{children}</AccountSiteContext>;
}
