import {
  enterViewAs,
  getViewAs,
  leaveViewAs,
  startViewAs,
  stopViewAs,
} from '@pricehunt/api-contract/admin-businesses';
import type { FastifyInstance } from 'fastify';
import { adminIdOf } from '../../operations/admin-acts';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import {
  clearViewingCookie,
  findViewing,
  isBegunInOpenSession,
  setViewingCookie,
  viewingView,
} from '../../plugins/viewing-cookie';
import type { Services } from '../../services';
import { beginViewing, endViewing, openViewing } from './view-as';

const done = { success: true } as const;

export function registerAdminViewing(app: FastifyInstance, services: Services): void {
  const { storage, now } = services;
  registerEndpoint(app, startViewAs, async ({ params: { businessId }, body: { reason } }, request) => {
    return { ...done, ...(await beginViewing(services, request, { businessId, reason })) };
  });
  registerEndpoint(app, stopViewAs, async (_input, request) => {
    const open = await storage.viewings.findOpenOf(adminIdOf(request), now().toISOString());
    await endViewing(services, open);
    return done;
  });
  registerEndpoint(app, getViewAs, async (_input, request) => {
    const open = await storage.viewings.findOpenOf(adminIdOf(request), now().toISOString());
    const isOpen = open !== null && (await isBegunInOpenSession(services, open));
    return { ...done, viewing: isOpen ? await viewingView(storage, open) : null };
  });
}

/** The viewing cookie is set and cleared on the dashboard's own origin. */
export function registerViewing(app: FastifyInstance, services: Services): void {
  registerRawEndpoint(app, enterViewAs, async ({ body: { token } }, _request, reply) => {
    const { viewing, secret } = await openViewing(services, token);
    setViewingCookie(services, reply, secret, viewing.until);
    return reply.send({ ...done, viewing: await viewingView(services.storage, viewing) });
  });
  registerRawEndpoint(app, leaveViewAs, async (_input, request, reply) => {
    await endViewing(services, await findViewing(services, request));
    clearViewingCookie(services, reply);
    return reply.send(done);
  });
}
