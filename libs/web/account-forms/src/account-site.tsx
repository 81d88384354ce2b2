import type { ApiClient } from '@pricehunt/api-client';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { AccountWords } from './messages/english';

/** What an app provides to its account forms. */
export interface AccountSite {
  readonly words: AccountWords;
  /** Turns an error code into a sentence, or returns the server's own message. */
  readonly sentenceOf: (failure: {
    readonly code: string;
    readonly message: string;
    readonly requestId: string | null;
  }) => string;
  /** Minimum password length in characters; it differs between shoppers and businesses (S§4). */
  readonly passwordLengthMin: number;
  /** Loads the API client, which can be in a later chunk. */
  readonly openApi: () => Promise<ApiClient>;
}

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
