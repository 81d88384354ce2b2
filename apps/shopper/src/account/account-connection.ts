import type { ApiClient } from '@pricehunt/api-client';
import { favoriteKeyOf, favoriteSchema, historyEntrySchema } from '@pricehunt/api-contract';
import type { Favorite, HistoryEntry } from '@pricehunt/api-contract';
import { createShopperAuth } from '@pricehunt/auth-context';
import type { ShopperAuth } from '@pricehunt/auth-context';
import type { AppConfig } from '@pricehunt/web-shell';
import { createNewsStore } from './kept-news';
import { createSignInDoor } from './sign-in-door';
import type { SignInDoor } from './sign-in-door';
import type { ListKind, NewsStore } from './kept-news';

/** Who is signed in, and the lists that this device keeps. */
export interface AccountConnection {
  readonly auth: ShopperAuth;
  readonly history: NewsStore<HistoryEntry>;
  readonly favorites: NewsStore<Favorite>;
  /** Opens the sign-in dialog. */
  readonly door: SignInDoor;
  /** How long what was taken out of an account's list can be taken back before the account is told, in milliseconds. */
  readonly undoMs: number;
}

/** What connectAccount makes a connection from. */
export interface AccountServices {
  readonly openApi: () => Promise<ApiClient>;
  readonly readConfig: () => Promise<AppConfig>;
  readonly nowMs: () => number;
  readonly device: Window;
  readonly undoMs?: number;
}

const historyKind: ListKind<HistoryEntry> = {
  storageKey: 'pricehunt_history',
  keyOf: ({ key }) => key,
  parse: (value) => historyEntrySchema.safeParse(value).data ?? null,
};

const favoritesKind: ListKind<Favorite> = {
  storageKey: 'pricehunt_favorites',
  keyOf: (favorite) => favoriteKeyOf(favorite) ?? '',
  parse: (value) => favoriteSchema.safeParse(value).data ?? null,
};

/** Told to the site's other tabs when somebody signs in or out; it says nothing of who. */
const sessionSignal = 'pricehunt_session_changed';

/** Connects to the deployment's accounts, and finds out who is signed in; it does not wait for that. */
export async function connectAccount(services: AccountServices): Promise<AccountConnection> {
  const { openApi, nowMs, device, undoMs = 6_000 } = services;
  const { shopperAuth } = await services.readConfig();
  const auth = createShopperAuth(shopperAuth, {
    openApi,
    nowMs,
    newId: () => `mock-${nowMs().toString(36)}`,
  });
  const history = createNewsStore(historyKind, device);
  const favorites = createNewsStore(favoritesKind, device);
  let standing = auth.state().status;
  const follow = () => {
    const { status, account } = auth.state();
    const accountId = auth.kind === 'api' ? (account?.id ?? null) : null;
    history.belongTo(accountId);
    favorites.belongTo(accountId);
    if (standing !== 'loading' && standing !== status) signal(device, String(nowMs()));
    standing = status;
  };
  auth.subscribe(follow);
  device.addEventListener('storage', ({ key }) => {
    if (key === sessionSignal && auth.kind === 'api') void auth.check();
  });
  void auth.check();
  return { auth, history, favorites, door: createSignInDoor(), undoMs };
}

function signal(device: Window, value: string): void {
  try {
    device.localStorage.setItem(sessionSignal, value);
  } catch {
    // Where nothing can be kept, the other tabs find out with their next call.
  }
}
