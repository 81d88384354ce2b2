import type { ApiClient } from '@pricehunt/api-client';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { AccountWords } from './messages/english';

/** What an app provides to its account forms. */
export interface AccountSite {
  readonly words: AccountWords;
  /** Words a refused request by its code, or by its own message. */
  readonly sentenceOf: (failure: { readonly code: string; readonly message: string }) => string;
  /** How long a new password is at least, in characters: shoppers and businesses have rules of their own (S§4). */
  readonly passwordLengthMin: number;
  /** The API's client, which may be a part of the program that comes later. */
  readonly openApi: () => Promise<ApiClient>;
}

/** Provides texts and API access to the account forms within. */
export function AccountSiteProvider({
  words,
  sentenceOf,
  passwordLengthMin,
  openApi,
  children,
}: AccountSite & { readonly children: ReactNode }) {
  const site = useMemo(
    () => ({ words, sentenceOf, passwordLengthMin, openApi }),
    [words, sentenceOf, passwordLengthMin, openApi],
  );
  return <AccountSiteContext value={site}>{children}</AccountSiteContext>;
}

const AccountSiteContext = createContext<AccountSite | null>(null);

/** Throws outside its provider. */
export function useAccountSite(): AccountSite {
  const site = useContext(AccountSiteContext);
  if (site === null) throw new Error('useAccountSite must be used inside AccountSiteProvider');
  return site;
}
