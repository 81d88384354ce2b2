import { providerCalls } from '@pricehunt/api-contract/sign-in-providers';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint } from '../../plugins/contract';
import { signedInOf } from '../../plugins/guard';
import { installProviderFlow } from '../../plugins/provider-flow';
import type { Services } from '../../services';
import { linkedProviderView } from './account-views';
import {
  confirmAtProvider,
  finishAtProvider,
  startAtProvider,
  startLinking,
  unlinkProvider,
} from './sign-in-by-provider';
import type { ProviderEntrance } from './sign-in-by-provider';

const done = { success: true } as const;

/** Signing in by OpenID Connect providers, the same in both consoles. */
export function registerSignInProviders(
  app: FastifyInstance,
  services: Services,
  entrance: ProviderEntrance,
): void {
  const { door } = entrance;
  const calls = providerCalls[door];
  installProviderFlow(app, services, door);
  registerEndpoint(app, calls.list, () => {
    const providers = services.signInProviders.of(door);
    return { ...done, items: providers.map(({ id, label }) => ({ id, label })) };
  });
  registerEndpoint(app, calls.start, async ({ body: { providerId, returnTo = null } }, request) => {
    return { ...done, link: await startAtProvider(services, request, door, { providerId, returnTo }) };
  });
  registerEndpoint(app, calls.finish, async ({ body }, request) => {
    return { ...done, ...(await finishAtProvider(services, request, entrance, body)) };
  });
  registerEndpoint(app, calls.confirm, async ({ body }, request) => {
    return { ...done, ...(await confirmAtProvider(services, request, entrance, body)) };
  });
  registerEndpoint(app, calls.listLinked, async (_input, request) => {
    const links = await services.storage.providerLinks.listLinks(signedInOf(request).account.id);
    return { ...done, items: links.map((link) => linkedProviderView(services, link)) };
  });
  registerEndpoint(app, calls.link, async ({ body }, request) => {
    const { account } = signedInOf(request);
    return { ...done, link: await startLinking(services, request, door, account, body) };
  });
  registerEndpoint(app, calls.unlink, async ({ params: { linkId } }, request) => {
    await unlinkProvider(services, signedInOf(request).account, linkId);
    return done;
  });
}
