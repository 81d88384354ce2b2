import {
  checkProductPages,
  downloadProducts,
  productsOfAnAct,
  withholdProducts,
} from '@pricehunt/api-contract/merchant-products';
import type { MerchantItemRequest, MerchantItemRow, Storage } from '@pricehunt/storage';
import { decimalFromMoney } from '@pricehunt/offers';
import type { FastifyInstance } from 'fastify';
import { itemOwnerOf, verifiedDomainOf } from '../../item-owners/item-owner';
import { checkItemPages } from '../../merchant-items/item-page-checks';
import { noteAct, ownBusiness } from '../../merchant-domains/own-business';
import { businessDaysOf } from '../../merchant-traffic/business-days';
import { showItemsAgain } from '../../merchant-items/show-items.job';
import { memberOf } from '../../plugins/guard';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import { sendCsv } from '../../answers/send-csv';
import type { CsvValue } from '../../answers/send-csv';
import type { Services } from '../../services';
import { filtersOf } from './merchant-products.routes';
import { productViews } from './product-views';

const done = { success: true } as const;
const rowsAtOnce = 500;

export function registerProductActs(context: FastifyInstance, services: Services): void {
  const { storage, jobQueue, now } = services;
  registerEndpoint(context, withholdProducts, async ({ body: { ids, isWithheld } }, request) => {
    const { businessId } = ownBusiness(request);
    const actor = memberOf(request);
    const items = await storage.merchantItems.findItemsOfOffers(businessId, ids);
    const itemIds = items.map(({ itemId }) => itemId);
    const changed = await storage.atomically(async (stores) => {
      const withheld = await stores.withheldItems.findWithheld(businessId, itemIds);
      const before = new Set(withheld.map(({ itemId }) => itemId));
      const changing = itemIds.filter((itemId) => before.has(itemId) !== isWithheld);
      if (changing.length === 0) return changing;
      const at = now();
      if (isWithheld) {
        const mark = { businessId, at: at.toISOString(), byId: actor.accountId };
        await stores.withheldItems.withholdItems(changing.map((itemId) => ({ ...mark, itemId })));
      } else await stores.withheldItems.releaseItems(businessId, changing);
      await noteAct(stores, actor, {
        at,
        action: isWithheld ? 'products.withheld' : 'products.released',
        subject: { kind: 'business', id: businessId },
        details: { count: changing.length, itemIds: changing.join(' ') },
      });
      return changing;
    });
    // Also when nothing changed, to complete an earlier call that broke off after its transaction.
    if (items.length > 0) await showItemsAgain(services, businessId, items);
    const written = await storage.merchantItems.findItems(businessId, itemIds);
    return {
      ...done,
      changedCount: changed.length,
      shownCount: written.filter(({ isShown }) => isShown).length,
    };
  });
  registerEndpoint(context, checkProductPages, async ({ body: { ids } }, request) => {
    const { businessId } = ownBusiness(request);
    const items = await storage.merchantItems.findItemsOfOffers(businessId, ids);
    const owner = await itemOwnerOf(storage, businessId);
    const itemIds = items
      .filter(({ item }) => verifiedDomainOf(item.link, owner?.verifiedDomains ?? []) !== null)
      .map(({ itemId }) => itemId)
      .toSorted();
    if (itemIds.length > 0) {
      // Repeated requests share one check; a request after the result starts another.
      const checks = await storage.itemChecks.findChecks(businessId, itemIds);
      const lastAt =
        checks
          .map(({ checkedAt }) => checkedAt)
          .sort()
          .at(-1) ?? 'never';
      const minute = now().toISOString().slice(0, 16);
      const idempotencyKey = `${businessId} ${itemIds.join(' ')} ${lastAt} ${minute}`;
      await jobQueue.enqueue(checkItemPages, { businessId, itemIds }, { idempotencyKey });
    }
    return { ...done, queuedCount: itemIds.length };
  });
  registerRawEndpoint(context, downloadProducts, async ({ query }, request, reply) => {
    const { businessId } = ownBusiness(request);
    const { ids, ...filters } = query;
    const pages =
      ids === undefined
        ? pagesOf(storage, { ...filtersOf(businessId, filters), sort: 'title', limit: rowsAtOnce })
        : chosenOf(storage, businessId, ids.split(',').slice(0, productsOfAnAct));
    return sendCsv(reply, 'products.csv', productRows(storage, businessId, pages));
  });
}

async function* pagesOf(
  storage: Storage,
  request: Omit<MerchantItemRequest, 'after'>,
): AsyncGenerator<readonly MerchantItemRow[]> {
  let after: MerchantItemRequest['after'] = null;
  do {
    const page: Awaited<ReturnType<Storage['merchantItems']['listPage']>> =
      await storage.merchantItems.listPage({ ...request, after });
    yield page.items;
    after = page.after;
  } while (after !== null);
}

async function* chosenOf(
  storage: Storage,
  businessId: string,
  ids: readonly string[],
): AsyncGenerator<readonly MerchantItemRow[]> {
  yield await storage.merchantItems.findItemsOfOffers(businessId, ids);
}

const head = [
  ...['id', 'title', 'brand', 'gtin', 'mpn', 'price', 'currency', 'availability', 'condition', 'status'],
  ...['price_band', 'price_rank', 'offers', 'issues', 'link', 'changed_at'],
];

async function* productRows(
  storage: Storage,
  businessId: string,
  pages: AsyncIterable<readonly MerchantItemRow[]>,
): AsyncGenerator<readonly CsvValue[]> {
  yield head;
  const days = await businessDaysOf(storage, businessId);
  for await (const rows of pages) {
    const views = await productViews(storage, businessId, rows);
    for (const [place, view] of views.entries()) {
      const { gtins = [], mpn = null } = rows[place]?.item ?? {};
      yield [
        ...[view.itemId, view.title, view.brand, gtins.join(' '), mpn, decimalFromMoney(view.price)],
        ...[view.price.currency, view.availability, view.condition, view.standing],
        ...[view.pricePlace?.place ?? null, view.pricePlace?.position ?? null],
        ...[view.pricePlace?.offerCount ?? null, view.issueCount, view.link],
        days.written(new Date(view.updatedAt)),
      ];
    }
  }
}
