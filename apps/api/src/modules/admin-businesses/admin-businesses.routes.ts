import {
  approveBusiness,
  askBusiness,
  getAdminBusiness,
  listAdminBusinesses,
  rejectBusiness,
  suspendBusiness,
  verifyDomainByHand,
} from '@pricehunt/api-contract/admin-businesses';
import type { FastifyInstance } from 'fastify';
import { adminPageSize, findTextOf, pageOf } from '../../answers/list-page';
import { registerEndpoint } from '../../plugins/contract';
import type { Services } from '../../services';
import { adminBusinessDetail, adminBusinessView } from './business-views';
import { askBusinessOwners, changeBusinessStatus, rejectPendingBusiness } from './change-status';
import { vouchForDomain } from './vouch-for-domain';

const done = { success: true } as const;

export function registerAdminBusinesses(app: FastifyInstance, services: Services): void {
  const { storage } = services;
  const one = async (businessId: string) => ({
    ...done,
    business: await adminBusinessDetail(storage, businessId),
  });
  registerEndpoint(app, listAdminBusinesses, async ({ query: { query, status, cursor } }) => {
    const found = await storage.businesses.searchBusinesses({
      text: findTextOf(query),
      status: status ?? null,
      after: cursor ?? null,
      limit: adminPageSize + 1,
    });
    const { page, nextCursor } = pageOf(found, ({ id }) => id);
    const items = await Promise.all(page.map((business) => adminBusinessView(storage, business)));
    return { ...done, items, nextCursor, counts: await storage.businesses.countByStatus() };
  });
  registerEndpoint(app, getAdminBusiness, ({ params }) => one(params.businessId));
  registerEndpoint(app, approveBusiness, async ({ params: { businessId }, body }, request) => {
    const change = { businessId, status: 'active', reason: body.reason ?? null } as const;
    await changeBusinessStatus(services, request, change);
    return one(businessId);
  });
  registerEndpoint(app, suspendBusiness, async ({ params: { businessId }, body: { reason } }, request) => {
    await changeBusinessStatus(services, request, { businessId, status: 'suspended', reason });
    return one(businessId);
  });
  registerEndpoint(app, askBusiness, async ({ params: { businessId }, body: { message } }, request) => {
    await askBusinessOwners(services, request, { businessId, message });
    return one(businessId);
  });
  registerEndpoint(app, rejectBusiness, async ({ params: { businessId }, body: { message } }, request) => {
    await rejectPendingBusiness(services, request, { businessId, message });
    return one(businessId);
  });
  registerEndpoint(app, verifyDomainByHand, async ({ params: { businessId }, body }, request) => {
    await vouchForDomain(services, request, { businessId, typed: body.domain, reason: body.reason });
    return one(businessId);
  });
}
