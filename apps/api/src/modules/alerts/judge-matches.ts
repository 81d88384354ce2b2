import { dayMs } from '@pricehunt/offers';
import type { Product } from '@pricehunt/offers';
import type { KnownMatch } from '@pricehunt/storage';

/** A product that stopped fitting is new again after this time, so that a price that goes to and fro isn't sent each time. */
const awayMs = dayMs;

/** Which products newly fit a search, and which are known from now on. */
export function judgeMatches<Match extends { readonly product: Pick<Product, 'id'> }>(
  knownBefore: readonly KnownMatch[],
  matches: readonly Match[],
  at: string,
): { readonly fresh: readonly Match[]; readonly known: readonly KnownMatch[] } {
  const awaySince = new Date(Date.parse(at) - awayMs).toISOString();
  const remembered = knownBefore.filter(({ leftAt }) => leftAt === null || leftAt > awaySince);
  const rememberedIds = new Set(remembered.map(({ productId }) => productId));
  const fitting = new Set(matches.map(({ product }) => product.id));
  const left = remembered.filter(({ productId }) => !fitting.has(productId));
  return {
    fresh: matches.filter(({ product }) => !rememberedIds.has(product.id)),
    known: [
      ...[...fitting].map((productId) => ({ productId, leftAt: null })),
      ...left.map(({ productId, leftAt }) => ({ productId, leftAt: leftAt ?? at })),
    ],
  };
}
