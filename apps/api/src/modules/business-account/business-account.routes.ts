import {
  changeBusinessNotices,
  changeBusinessProfile,
  deleteSavedView,
  exportBusinessData,
  getBusinessNotices,
  getBusinessProfile,
  listSavedViews,
  saveViews,
} from '@pricehunt/api-contract/business-account';
import type { FastifyInstance } from 'fastify';
import { Readable } from 'node:stream';
import { noteAct, ownBusiness } from '../../merchant-domains/own-business';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import { memberOf } from '../../plugins/guard';
import type { Services } from '../../services';
import { chooseNotices, noticesOf } from './choose-notices';
import { changeProfile, readProfile } from './change-profile';
import { exportBusiness } from './export-business';
import { deleteViewOf, saveViewsOf, savedViewsOf } from './save-views';

const done = { success: true } as const;

export function registerBusinessAccount(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, getBusinessProfile, async (_input, request) => {
    const { businessId } = ownBusiness(request);
    return { ...done, profile: await readProfile(services, businessId) };
  });
  registerEndpoint(context, changeBusinessProfile, async ({ body }, request) => {
    const business = ownBusiness(request);
    return { ...done, profile: await changeProfile(services, memberOf(request), business, body) };
  });
  registerEndpoint(context, getBusinessNotices, async (_input, request) => {
    ownBusiness(request);
    return { ...done, notices: await noticesOf(services, memberOf(request)) };
  });
  registerEndpoint(context, changeBusinessNotices, async ({ body }, request) => {
    ownBusiness(request);
    return { ...done, notices: await chooseNotices(services, memberOf(request), body.notices) };
  });
  registerEndpoint(context, listSavedViews, async (_input, request) => {
    ownBusiness(request);
    return { ...done, views: await savedViewsOf(services, memberOf(request)) };
  });
  registerEndpoint(context, saveViews, async ({ body }, request) => {
    ownBusiness(request);
    return { ...done, views: await saveViewsOf(services, memberOf(request), body.views) };
  });
  registerEndpoint(context, deleteSavedView, async ({ body }, request) => {
    ownBusiness(request);
    return { ...done, views: await deleteViewOf(services, memberOf(request), body) };
  });
  registerRawEndpoint(context, exportBusinessData, async (_input, request, reply) => {
    const { businessId } = ownBusiness(request);
    const at = services.now();
    await services.storage.atomically((stores) =>
      noteAct(stores, memberOf(request), {
        at,
        action: 'business.exported',
        subject: { kind: 'business', id: businessId },
      }),
    );
    const name = `pricehunt-export-${at.toISOString().slice(0, 10)}.ndjson`;
    return reply
      .header('content-type', 'application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'private, no-store')
      .send(Readable.from(exportBusiness(services.storage, businessId, at)));
  });
}
