import { checkDomain, claimDomain, listDomains, removeDomain } from '@pricehunt/api-contract/integrations';
import type { FastifyInstance } from 'fastify';
import { ownBusiness, ownRow } from '../../merchant-domains/own-business';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import type { Services } from '../../services';
import {
  checkStoreDomain,
  claimStoreDomain,
  removeStoreDomain,
  storeDomainView,
} from '../../merchant-domains/store-domains';

export function registerIntegrations(context: FastifyInstance, services: Services): void {
  const { businessDomains } = services.storage;
  registerEndpoint(context, listDomains, async (_input, request) => {
    const { businessId } = ownBusiness(request);
    const claims = await businessDomains.listDomains(businessId);
    return { success: true as const, items: claims.map(storeDomainView), nextCursor: null };
  });
  registerEndpoint(context, claimDomain, async ({ body }, request) => {
    const business = ownBusiness(request);
    const claim = await claimStoreDomain(services, memberOf(request), business, body.domain);
    return { success: true as const, domain: storeDomainView(claim) };
  });
  registerEndpoint(context, checkDomain, async ({ params, body }, request) => {
    const found = await businessDomains.findDomain(params.domainId);
    const claim = ownRow(request, found, 'domain.not-found');
    const checked = await checkStoreDomain(services, memberOf(request), claim, body.method);
    return { success: true as const, domain: storeDomainView(checked) };
  });
  registerEndpoint(context, removeDomain, async ({ params }, request) => {
    const found = await businessDomains.findDomain(params.domainId);
    const claim = ownRow(request, found, 'domain.not-found');
    await removeStoreDomain(services, memberOf(request), claim);
    return { success: true as const };
  });
}
