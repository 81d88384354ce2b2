import { defaultRarity } from '@pricehunt/product-matching';
import type { TokenRarity } from '@pricehunt/product-matching';
import { readCatalogRarity } from '@pricehunt/storage';
import type { Needs, Services } from '../../services';

const freshMs = 60 * 60_000;

interface CatalogRarityOptions extends Needs<'now' | 'report'> {
  readonly storage: { readonly products: Parameters<typeof readCatalogRarity>[0] };
}

/** Learns the rarity of words from the catalog at the first call, and again in the background after an hour. */
export function createCatalogRarity({ storage, now, report }: CatalogRarityOptions): Services['tokenRarity'] {
  let known: Promise<TokenRarity> | null = null;
  let learnedAtMs = 0;

  async function learn(before: Promise<TokenRarity> | null): Promise<TokenRarity> {
    try {
      return await readCatalogRarity(storage.products);
    } catch (failure) {
      learnedAtMs = 0;
      report(failure, 'learning the rarity of words from the catalog');
      return before ?? defaultRarity;
    }
  }

  return () => {
    const nowMs = now().getTime();
    const current = known;
    if (current !== null && nowMs - learnedAtMs < freshMs) return current;
    learnedAtMs = nowMs;
    const learned = learn(current);
    if (current === null) known = learned;
    else void learned.then((rarity) => (known = Promise.resolve(rarity)));
    return current ?? learned;
  };
}
