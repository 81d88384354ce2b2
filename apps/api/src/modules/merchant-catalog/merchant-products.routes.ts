import type { MerchantProduct } from '@pricehunt/api-contract';
import { getMerchantProduct, listMerchantProducts } from '@pricehunt/api-contract';
import { feedIssueTable, isFeedIssueCode } from '@pricehunt/merchant-feeds';
import type { MerchantItemIssue, MerchantItemRequest, MerchantItemRow } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ownBusiness, ownRow } from '../../merchant-items/own-business';
import { registerEndpoint } from '../../plugins/contract';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { pricePositionOf } from '../../merchant-items/price-position';

const productsOfAPage = 50;
const done = { success: true } as const;

/** The merchant's own products. */
export function registerMerchantProducts(context: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(context, listMerchantProducts, async ({ query }, request) => {
    const { businessId } = ownBusiness(request, 'catalog.read');
    const page = await storage.merchantItems.listPage({
      ...{ businessId, text: query.q ?? '', feedId: query.feedId ?? null, issue: query.issue ?? null },
      ...{ availability: query.availability ?? null, sort: query.sort, limit: productsOfAPage },
      after: query.cursor === undefined ? null : readCursor(query.cursor, query.sort),
    });
    return {
      ...done,
      items: page.items.map(productView),
      nextCursor: page.after === null ? null : cursorOf(page.after, query.sort),
      total: page.total,
    };
  });
  registerEndpoint(context, getMerchantProduct, async ({ params }, request) => {
    const found = await storage.merchantItems.findItemOfOffer(params.id);
    const row = ownRow(request, 'catalog.read', found, 'product.not-found');
    const offers = row.isShown ? await storage.offers.listOffersOfProducts([row.productId]) : [];
    return {
      ...done,
      product: productView(row),
      gtins: [...row.item.gtins],
      mpn: row.item.mpn,
      issues: row.issues.map((issue) => issueOfItem(issue, row.itemId)),
      pricePosition: pricePositionOf(row.offerId, offers),
    };
  });
}

function productView(row: MerchantItemRow): MerchantProduct {
  const { offerId: id, feedId, itemId, productId, item, issues, isShown, updatedAt, availability } = row;
  return {
    ...{ id, feedId, itemId, productId, isShown, updatedAt, availability },
    ...{ title: item.title, brand: item.brand, imageUrl: item.imageLink, link: item.link },
    price: { amountMinor: row.priceMinor, currency: row.currency },
    condition: item.condition,
    issueCount: issues.length,
  };
}

function issueOfItem({ code, severity, column, given }: MerchantItemIssue, itemId: string) {
  const { sentence, hint } = isFeedIssueCode(code) ? feedIssueTable[code] : { sentence: code, hint: '' };
  return { code, severity, column, given, sentence, hint, itemId, row: null, line: null };
}

const cursorSchema = z.tuple([z.string(), z.union([z.string(), z.number()]), z.string()]);

function cursorOf(after: NonNullable<MerchantItemRequest['after']>, sort: string): string {
  return Buffer.from(JSON.stringify([sort, after.value, after.offerId])).toString('base64url');
}

function readCursor(cursor: string, sort: string): NonNullable<MerchantItemRequest['after']> {
  const parsed = cursorSchema.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString('utf8')));
  if (!parsed.success || parsed.data[0] !== sort) {
    throw new Refusal('request.invalid', {
      fields: [{ path: 'cursor', message: 'is no cursor of this list' }],
    });
  }
  const [, value, offerId] = parsed.data;
  return { value, offerId };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
