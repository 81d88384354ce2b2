import type { ApiClient } from '@pricehunt/api-client';
import { favoriteKeyOf } from '@pricehunt/api-contract';
import {
  favoriteSchema,
  historyEntrySchema,
  shoppingListSchema,
} from '@pricehunt/api-contract/shopper-lists';
import type { Favorite, HistoryEntry, ShoppingList } from '@pricehunt/api-contract/shopper-lists';
import { createShopperAuth } from '@pricehunt/auth-context';
import type { ShopperAuth } from '@pricehunt/auth-context';
import type { AppConfig } from '@pricehunt/web-shell';
import { createListStore } from './list-changes';
import { createSignInDoor } from './sign-in-door';
import type { SignInDoor } from './sign-in-door';
import type { ListKind, ListStore } from './list-changes';

export interface AccountConnection {
  readonly auth: ShopperAuth;
  readonly history: ListStore<HistoryEntry>;
  readonly favorites: ListStore<Favorite>;
  readonly shoppingLists: ListStore<ShoppingList>;
  readonly door: SignInDoor;
  /** How long a removal can be undone before it is sent to the account, in milliseconds. */
  readonly undoMs: number;
}

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

const shoppingListsKind: ListKind<ShoppingList> = {
  storageKey: 'pricehunt_shopping_lists',
  keyOf: ({ key }) => key,
  parse: (value) => shoppingListSchema.safeParse(value).data ?? null,
};

/** Signals other tabs that somebody signed in or out, without saying who. */
const sessionSignal = 'pricehunt_session_changed';

/** Connects to the deployment's accounts and looks up the session in the background. */
export async function connectAccount(services: AccountServices): Promise<AccountConnection> {
  const { openApi, nowMs, device, undoMs = 6_000 } = services;
  const { shopperAuth } = await services.readConfig();
  const auth = createShopperAuth(shopperAuth, {
    openApi,
    nowMs,
    newId: () => `mock-${nowMs().toString(36)}`,
  });
  const history = createListStore(historyKind, device);
  const favorites = createListStore(favoritesKind, device);
  const shoppingLists = createListStore(shoppingListsKind, device);
  let lastStatus = auth.state().status;
  const follow = () => {
    const { status, account } = auth.state();
    const accountId = auth.kind === 'api' ? (account?.id ?? null) : null;
    history.belongTo(accountId);
    favorites.belongTo(accountId);
    shoppingLists.belongTo(accountId);
    if (lastStatus !== 'loading' && lastStatus !== status) signal(device, String(nowMs()));
    lastStatus = status;
  };
  auth.subscribe(follow);
  device.addEventListener('storage', ({ key }) => {
    if (key === sessionSignal && auth.kind === 'api') void auth.check();
  });
  void auth.check();
  return { auth, history, favorites, shoppingLists, door: createSignInDoor(), undoMs };
}

function signal(device: Window, value: string): void {
  try {
    device.localStorage.setItem(sessionSignal, value);
  } catch {
    // Without storage, other tabs notice at their next request.
  }
}
