import {
  findAdminProducts,
  getAdminProduct,
  mergeProducts,
  splitProduct,
} from '@pricehunt/api-contract/admin-catalog';
import type { Product } from '@pricehunt/offers';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Needs, Services } from '../../services';
import { offerViewOf, productViewOf } from '../../products/wire-views';
import { mergeInto } from './merge-products';
import { splitOff } from './split-product';

const done = { success: true } as const;
const foundMax = 25;

export function registerAdminProducts(app: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(app, findAdminProducts, async ({ query: { query, cursor } }) => {
    const text = query ?? '';
    const byId = text === '' || cursor !== undefined ? null : await storage.products.findProduct(text);
    const found =
      byId === null
        ? await storage.search.search({
            text,
            filters: {},
            currency: null,
            country: null,
            sort: 'relevance',
            cursor: cursor ?? null,
            limit: foundMax,
            onlyItems: true,
          })
        : { items: [{ product: byId }], nextCursor: null };
    const products = found.items.map(({ product }) => product);
    const ids = products.map(({ id }) => id);
    const offers = await storage.offers.listOffersOfProducts(ids);
    const merged = await storage.productDecisions.findMerged(ids);
    const items = products.map((product) => ({
      product: productViewOf(product),
      offerCount: offers.filter(({ productId }) => productId === product.id).length,
      mergedInto: merged.get(product.id) ?? null,
    }));
    return { ...done, items, nextCursor: found.nextCursor };
  });
  registerEndpoint(app, getAdminProduct, ({ params }) => productDetail(services, params.productId));
  registerEndpoint(app, mergeProducts, async ({ params: { productId }, body }, request) => {
    return productDetail(services, await mergeInto(services, request, { productId, ...body }));
  });
  registerEndpoint(app, splitProduct, async ({ params: { productId }, body }, request) => {
    return productDetail(services, await splitOff(services, request, { productId, ...body }));
  });
}

async function productDetail({ storage }: Needs<'storage'>, productId: string) {
  const product = await storage.products.findProduct(productId);
  if (product === null) throw new Refusal('product.not-found');
  const offers = await storage.offers.listOffersOfProducts([productId]);
  const decisions = await storage.productDecisions.listDecisionsOn([productId]);
  const merged = await storage.productDecisions.findMerged([productId]);
  const otherOf = (ids: readonly [string, string]) => (ids[0] === productId ? ids[1] : ids[0]);
  const others = await storage.products.findProductsByIds(
    decisions.map(({ productIds }) => otherOf(productIds)),
  );
  const deciders = await storage.accounts.findEmails(decisions.map(({ decidedBy }) => decidedBy));
  const titleOf = (id: string) => others.find((other: Product) => other.id === id)?.title ?? null;
  return {
    ...done,
    product: productViewOf(product),
    mergedInto: merged.get(productId) ?? null,
    offers: offers.map(({ offer }) => offerViewOf(offer, { shipping: offer.shipping })),
    decisions: decisions.map(({ productIds, decision, decidedAt, decidedBy }) => ({
      otherProductId: otherOf(productIds),
      otherTitle: titleOf(otherOf(productIds)),
      decision,
      decidedAt,
      decidedBy: deciders.get(decidedBy) ?? decidedBy,
    })),
  };
}
