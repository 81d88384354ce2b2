import type { NewAlert } from '@pricehunt/api-contract/alerts';
import type { Favorite } from '@pricehunt/api-contract/shopper-lists';

/** What an import needs from the modules of favourites and alerts. */
export interface ImportTargets {
  readonly readFavoriteKeys: (shopperId: string) => Promise<ReadonlySet<string>>;
  /** Returns the keys that found no room. */
  readonly saveFavorites: (
    shopperId: string,
    favorites: readonly Favorite[],
  ) => Promise<{ readonly refused: readonly string[] }>;
  /** Throws alert.too-many, alert.no-exchange-rate and product.not-found. An equal alert stays as it is. */
  readonly createAlert: (
    shopperId: string,
    wanted: NewAlert & {
      readonly productId: string;
      readonly currency: string;
      readonly country: string | null;
    },
  ) => Promise<unknown>;
}
