import {
  approveItem,
  disapproveItem,
  listAdminItems,
  releaseItem,
} from '@pricehunt/api-contract/admin-catalog';
import type { AdminItem } from '@pricehunt/api-contract/admin-catalog';
import type { MerchantItemRow, ModeratedItem, Storage } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { adminIdOf, changeViews, recordAdminAct } from '../../operations/admin-acts';
import { adminPageSize, findTextOf, pageOf } from '../../answers/list-page';
import { identityKeyOf } from '../../merchant-items/judge-items';
import { showItemsAgain } from '../../merchant-items/show-items.job';
import { registerEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import { mailDisapproved, queueDisapproved } from '../../merchant-items/notify-merchants';
import type { Services } from '../../services';
import { businessNames } from '../../notices/business-names';

const done = { success: true } as const;

export function registerAdminItems(app: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerReleaseItem(app, services);
  registerEndpoint(app, listAdminItems, async ({ query: { state, businessId, query, cursor } }) => {
    const found = await storage.merchantItems.searchItems({
      businessId: businessId ?? null,
      text: findTextOf(query),
      state: state === 'all' ? null : state,
      after: cursor ?? null,
      limit: adminPageSize + 1,
    });
    const { page, nextCursor } = pageOf(found, ({ item }) => item.offerId);
    return { ...done, items: await itemViews(storage, page), nextCursor };
  });
  registerEndpoint(app, disapproveItem, async ({ params: { offerId }, body: { reason } }, request) => {
    const item = await itemOf(storage, offerId);
    const { businessId, itemId } = item;
    await storage.atomically(async (stores) => {
      const [before] = await stores.itemDisapprovals.findDisapprovals(businessId, [itemId]);
      const at = services.now().toISOString();
      const byId = adminIdOf(request);
      await stores.itemReleases.removeRelease(businessId, itemId);
      await stores.itemDisapprovals.saveDisapproval({ businessId, itemId, reason, at, byId });
      await recordAdminAct(services, stores, request, {
        action: 'item.disapproved',
        subject: { kind: 'item', id: offerId },
        businessId,
        details: { itemId, before: before?.reason ?? null, after: 'disapproved', reason },
      });
      await queueDisapproved(services, stores, item, reason);
      await mailDisapproved(services, stores, item, reason);
    });
    await showItemsAgain(services, businessId, [item]);
    return { ...done, item: await itemView(storage, offerId) };
  });
  registerEndpoint(app, approveItem, async ({ params: { offerId }, body: { reason = null } }, request) => {
    const item = await itemOf(storage, offerId);
    const { businessId, itemId } = item;
    await storage.atomically(async (stores) => {
      if (!(await stores.itemDisapprovals.removeDisapproval(businessId, itemId))) return;
      await recordAdminAct(services, stores, request, {
        action: 'item.approved',
        subject: { kind: 'item', id: offerId },
        businessId,
        details: { itemId, before: 'disapproved', after: 'approved', reason },
      });
    });
    await showItemsAgain(services, businessId, [item]);
    return { ...done, item: await itemView(storage, offerId) };
  });
}

/** Approves a held item with its current claims and prices close to its current one. */
function registerReleaseItem(app: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(app, releaseItem, async ({ params: { offerId }, body: { reason } }, request) => {
    const item = await itemOf(storage, offerId);
    const { businessId, itemId, priceMinor, currency, holdReasons } = item;
    if (item.standing !== 'held') throw new Refusal('item.not-held');
    await storage.atomically(async (stores) => {
      await stores.itemReleases.saveRelease({
        businessId,
        itemId,
        reason,
        priceMinor,
        currency,
        at: services.now().toISOString(),
        byId: adminIdOf(request),
        identityKey: identityKeyOf(item.item),
      });
      await recordAdminAct(services, stores, request, {
        action: 'item.released',
        subject: { kind: 'item', id: offerId },
        businessId,
        details: {
          itemId,
          before: 'held',
          after: 'released',
          reason,
          contradicted: holdReasons.map(({ kind }) => kind).join(' '),
        },
      });
    });
    await showItemsAgain(services, businessId, [item]);
    return { ...done, item: await itemView(storage, offerId) };
  });
}

async function itemOf(storage: Storage, offerId: string): Promise<MerchantItemRow> {
  const item = await storage.merchantItems.findItemOfOffer(offerId);
  if (item === null) throw new Refusal('item.not-found');
  return item;
}

async function itemView(storage: Storage, offerId: string): Promise<AdminItem> {
  const item = await itemOf(storage, offerId);
  const [disapproval = null] = await storage.itemDisapprovals.findDisapprovals(item.businessId, [
    item.itemId,
  ]);
  const [view] = await itemViews(storage, [{ item, disapproval }]);
  if (view === undefined) throw new Refusal('item.not-found');
  return view;
}

async function itemViews(storage: Storage, found: readonly ModeratedItem[]): Promise<AdminItem[]> {
  const nameOf = await businessNames(
    storage,
    found.map(({ item }) => item),
  );
  const viewOf = await changeViews(
    storage,
    found.map(({ disapproval }) => disapproval),
  );
  return found.map(({ item: row, disapproval }) => ({
    offerId: row.offerId,
    business: nameOf(row.businessId),
    itemId: row.itemId,
    productId: row.productId,
    title: row.item.title,
    link: row.item.link,
    imageUrl: row.item.imageLink,
    price: { amountMinor: row.priceMinor, currency: row.currency },
    isShown: row.isShown,
    standing: row.standing,
    holdReasons: [...row.holdReasons],
    issueCodes: [...new Set(row.issues.map(({ code }) => code))],
    disapproval: viewOf(disapproval),
  }));
}
