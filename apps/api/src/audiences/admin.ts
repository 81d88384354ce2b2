import type { FastifyInstance } from 'fastify';
import { callsWithoutTotp, registerAdminIdentity } from '../modules/admin-identity/admin-identity.routes';
import { installGuard } from '../plugins/guard';
import { installSessions } from '../plugins/sessions';
import type { Services } from '../services';

/**
 * The calls of the admin console. The right comes from isAdmin (S§6), read on each call; where `isTotpRequired` says so, an
 * admin without an authenticator app is let in only to set one up.
 */
export async function registerAdminAudience(
  context: FastifyInstance,
  services: Services,
  options: { readonly isTotpRequired: boolean },
): Promise<void> {
  await installSessions(context, services, 'admin');
  installGuard(context, services, {
    audience: 'admin',
    isTotpRequired: options.isTotpRequired,
    withoutTotp: callsWithoutTotp,
  });
  registerAdminIdentity(context, services, options);
}
