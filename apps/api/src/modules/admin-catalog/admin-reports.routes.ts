import { listPriceReports, resolvePriceReport } from '@pricehunt/api-contract/admin-catalog';
import type { AdminPriceReport } from '@pricehunt/api-contract/admin-catalog';
import type { ResolvableReport, Storage, Stores } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import { adminIdOf, recordAdminAct } from '../../operations/admin-acts';
import { adminPageSize, pageOf } from '../../answers/list-page';
import { unsettledSince } from '../../merchant-items/retract-prices';
import { registerEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import type { Services } from '../../services';

const done = { success: true } as const;

export function registerAdminReports(app: FastifyInstance, services: Services): void {
  const { storage } = services;
  registerEndpoint(app, listPriceReports, async ({ query: { state, cursor } }) => {
    const [receivedAt, id] = cursor?.split('|') ?? [];
    const found = await storage.wrongPriceReports.listResolvable({
      isResolved: state === 'resolved',
      after: receivedAt === undefined || id === undefined ? null : { receivedAt, id },
      limit: adminPageSize + 1,
    });
    const { page, nextCursor } = pageOf(found, ({ report }) => `${report.receivedAt}|${report.id}`);
    return { ...done, items: await reportViews(storage, page), nextCursor };
  });
  registerEndpoint(app, resolvePriceReport, async ({ params: { reportId }, body }, request) => {
    const { outcome, note = null } = body;
    await storage.atomically(async (stores) => {
      const known = await stores.wrongPriceReports.findReport(reportId);
      if (known === null) throw new Refusal('report.not-found');
      const at = services.now().toISOString();
      const resolution = { reportId, outcome, note, at, byId: adminIdOf(request) };
      if (!(await stores.wrongPriceReports.resolveReport(resolution))) throw new Refusal('report.resolved');
      const { offerId } = known.report;
      if (outcome === 'offer-removed') await removeWrongOffer(stores, offerId, new Date(at));
      await recordAdminAct(services, stores, request, {
        action: 'price-report.resolved',
        subject: { kind: 'price-report', id: reportId },
        details: { before: 'open', after: outcome, offerId, note },
      });
    });
    const resolved = await storage.wrongPriceReports.findReport(reportId);
    const [report] = await reportViews(storage, resolved === null ? [] : [resolved]);
    if (report === undefined) throw new Refusal('report.not-found');
    return { ...done, report };
  });
}

/** Deletes the wrong price with its offer; prices that were shown for long stay in the history. */
async function removeWrongOffer(stores: Stores, offerId: string, at: Date): Promise<void> {
  const [offered] = await stores.offers.findOffersByIds([offerId]);
  if (offered === undefined) return;
  await stores.offers.removeOffers([offerId]);
  const { productId } = offered;
  await stores.priceHistory.retractObservations([{ offerId, productId, since: unsettledSince(at) }]);
}

async function reportViews(
  storage: Storage,
  reports: readonly ResolvableReport[],
): Promise<AdminPriceReport[]> {
  const offers = await storage.offers.findOffersByIds([
    ...new Set(reports.map(({ report }) => report.offerId)),
  ]);
  const emails = await storage.accounts.findEmails(
    reports.flatMap(({ resolution }) => (resolution === null ? [] : [resolution.byId])),
  );
  return reports.map(({ report, resolution }) => {
    const known = offers.find(({ offer }) => offer.id === report.offerId) ?? null;
    const { id, receivedAt, offerId, retailerDomain, link, reason, shownCheckedAt, note } = report;
    return {
      id,
      receivedAt,
      offerId,
      retailerDomain,
      link,
      reason,
      shownCheckedAt,
      note,
      productId: known?.productId ?? null,
      title: known?.offer.title ?? null,
      shownPrice: { amountMinor: report.shownMinor, currency: report.shownCurrency },
      seenPrice:
        report.seenMinor === null || report.seenCurrency === null
          ? null
          : { amountMinor: report.seenMinor, currency: report.seenCurrency },
      currentPrice: known === null ? null : { ...known.offer.price },
      resolution:
        resolution === null
          ? null
          : {
              outcome: resolution.outcome,
              note: resolution.note,
              at: resolution.at,
              by: emails.get(resolution.byId) ?? null,
            },
    };
  });
}
