import type { ApiClient } from '@pricehunt/api-client';
import { createContext, useContext } from 'react';
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

/** What the forms within are told; nothing outside of an app. */
export const AccountSiteContext = createContext<AccountSite | null>(null);

/** Reads what the app told. Throws outside its provider. */
export function useAccountSite(): AccountSite {
  const site = useContext(AccountSiteContext);
  if (site === null) throw new Error('useAccountSite stands outside AccountSiteContext');
  return site;
}
