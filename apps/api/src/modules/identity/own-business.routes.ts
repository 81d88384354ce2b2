import { changeBusinessEmail, deleteBusiness } from '@pricehunt/api-contract/business-account';
import type { FastifyInstance } from 'fastify';
import { ownBusiness } from '../../merchant-domains/own-business';
import { registerEndpoint } from '../../plugins/contract';
import { memberOf, signedInOf } from '../../plugins/guard';
import { endSession } from '../../plugins/sessions';
import type { Services } from '../../services';
import { deleteBusinessOf } from './delete-business';
import { requestEmailChange } from './verify-email';

const done = { success: true } as const;

export function registerOwnBusiness(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, changeBusinessEmail, async ({ body }, request) => {
    await requestEmailChange(services, signedInOf(request).account, body);
    return done;
  });
  registerEndpoint(context, deleteBusiness, async ({ body }, request) => {
    const business = ownBusiness(request);
    const { account, businesses } = signedInOf(request);
    await deleteBusinessOf(services, memberOf(request), business, { account, ...body });
    if (businesses.length === 1 && !account.isAdmin) await endSession(request);
    return done;
  });
}
