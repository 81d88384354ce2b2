import type { ApiClient } from '@pricehunt/api-client';
import { createContext, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { AccountWords } from './messages/english';

/** What the forms have to be told by the app that they stand in. */
export interface AccountSite {
  /** The words of the language that is spoken. */
  readonly words: AccountWords;
  /** What tells a person of a refused call: by its code, or by the sentence that came with it. */
  readonly sentenceOf: (failure: { readonly code: string; readonly message: string }) => string;
  /** How long a new password is at least, in characters: shoppers and businesses have rules of their own (S§4). */
  readonly passwordLengthMin: number;
  /** The API's client, which may be a part of the program that comes later. */
  readonly openApi: () => Promise<ApiClient>;
}

/** Tells the forms of accounts within what they are to say and whom to ask. */
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

/** Reads what the app told. Throws outside its provider. */
export function useAccountSite(): AccountSite {
  const site = useContext(AccountSiteContext);
  if (site === null) throw new Error('useAccountSite stands outside AccountSiteProvider');
  return site;
}
