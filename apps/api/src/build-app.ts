import { installCountry } from './country-of-request';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyHttpOptions, FastifyInstance, FastifyPluginCallback } from 'fastify';
import type { Server } from 'node:http';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { visibleText } from '@pricehunt/offers';
import { registerAdminAudience } from './audiences/admin';
import { registerBusinessAudience } from './audiences/business';
import { registerMachineAudience } from './audiences/machine';
import { registerPublicAudience } from './audiences/public';
import { registerRedirectAudience } from './audiences/redirect';
import { registerShopAudience } from './audiences/shop';
import { registerShopperAudience } from './audiences/shopper';
import type { Config } from './config';
import { installDraining } from './plugins/draining';
import { answerClientError, answerError, installErrors, installUnknownPaths } from './plugins/errors';
import { installHealth } from './plugins/health';
import { installLoadShedding } from './plugins/load-shedding';
import { installRequestMetrics } from './plugins/metrics';
import { installOpenApi } from './plugins/openapi';
import { installOriginCheck } from './plugins/origins';
import { installRateLimits } from './plugins/rate-limits';
import { registerNamed } from './plugins/register-named';
import { installRequestLog } from './plugins/request-log';
import { installSecurityHeaders } from './plugins/security-headers';
import { installSlowBodies, uploadMsMax } from './plugins/slow-bodies';
import { newQuickSortableId } from './quick-sortable-id';
import type { Services } from './services';

export interface BuiltApp {
  readonly app: FastifyInstance;
  /** Makes /readyz false and every answer close its connection. */
  readonly startDraining: () => void;
}

type BuildOptions = Pick<
  Config,
  'SHOPPER_ORIGIN' | 'MERCHANT_ORIGIN' | 'ADMIN_ORIGIN' | 'TRUST_PROXY' | 'LOOP_DELAY_MS_MAX'
> & {
  readonly logger: FastifyBaseLogger;
  /** The header in which a trusted proxy tells a visitor's country. */
  readonly COUNTRY_HEADER?: string | undefined;
  /** The `host:port` pairs that links may go to although they are not https at its own port. */
  readonly OUTBOUND_ALLOW?: readonly string[];
  /** Which calls it answers: all of them, all but the admin console's, or those alone, for a listener of their own. */
  readonly serves?: 'everything' | 'all-but-admin' | 'admin-alone';
  /** Makes each call a span of a trace; null where nothing is traced. */
  readonly tracePlugin?: FastifyPluginCallback | null;
  /** Whether admins need an authenticator app. */
  readonly isAdminTotpRequired?: boolean;
};

/** The whole HTTP application, ready to listen or to be injected into. Tests build the app by this very function. */
export async function buildApp(services: Services, options: BuildOptions): Promise<BuiltApp> {
  z.config(z.locales.en());
  const app: FastifyInstance = Fastify(serverOptions(options));
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(visibleSerializer);
  app.removeContentTypeParser('text/plain');
  if (options.tracePlugin) await app.register(options.tracePlugin);
  installErrors(app);
  const { isDraining, startDraining } = installDraining(app);
  const isSecure = options.SHOPPER_ORIGIN.startsWith('https:');
  const serves = options.serves ?? 'everything';
  const isPublic = serves !== 'admin-alone';
  if (isPublic) {
    await registerNamed(app, 'redirect', async (context) =>
      registerRedirectAudience(context, services, {
        ...{ isSecure, isDraining, logger: options.logger },
        countryHeader: options.COUNTRY_HEADER ?? null,
        listedPlaces: options.OUTBOUND_ALLOW ?? [],
      }),
    );
  }
  // A hook reaches every context under the one that it is added to, older ones too: these are beside the redirect.
  await registerNamed(app, 'calls', async (context) => {
    installRequestLog(context);
    installRequestMetrics(context, services.metrics);
    installSlowBodies(context);
    installCountry(context, options.COUNTRY_HEADER ?? null);
    await installSecurityHeaders(context, { isSecure });
    installOriginCheck(context, {
      shopper: options.SHOPPER_ORIGIN,
      merchant: options.MERCHANT_ORIGIN,
      admin: options.ADMIN_ORIGIN,
    });
    await installLoadShedding(context, options.LOOP_DELAY_MS_MAX);
    await installRateLimits(context, services);
    installUnknownPaths(context);
    await installOpenApi(context, { origins: options, serves });
    installHealth(context, {
      startedAt: services.now().toISOString(),
      isReady: async () => {
        await services.storage.check();
        return !isDraining() && (await services.hasDiskRoom());
      },
    });
    if (serves !== 'all-but-admin') {
      const isTotpRequired = options.isAdminTotpRequired ?? true;
      await registerNamed(context, 'admin', async (audience) =>
        registerAdminAudience(audience, services, { isTotpRequired }),
      );
    }
    if (!isPublic) return;
    await registerNamed(context, 'public', async (audience) =>
      registerPublicAudience(audience, services, { shopperOrigin: options.SHOPPER_ORIGIN }),
    );
    await registerNamed(context, 'shopper', async (audience) => registerShopperAudience(audience, services));
    await registerNamed(context, 'business', async (audience) =>
      registerBusinessAudience(audience, services),
    );
    await registerNamed(context, 'machine', async (audience) => registerMachineAudience(audience, services));
    await registerNamed(context, 'shop', async (audience) => registerShopAudience(audience, services));
  });
  await app.ready();
  return { app, startDraining };
}

/** Writes an answer without characters that let a text show something else than it says: from older rows, or from pages read now. */
const visibleSerializer: typeof serializerCompiler = (route) => {
  const write = serializerCompiler(route);
  return (answer) => visibleText(write(answer));
};

/** How long the application may take to be built, in milliseconds: a machine that starts many programs at once is slow. */
const startMsMax = 60_000;

function serverOptions(options: BuildOptions): FastifyHttpOptions<Server> {
  return {
    // Fastify is given no log of its own: it would listen for the end of every answer, to log it.
    childLoggerFactory: (_none, bindings, childOptions) => options.logger.child(bindings, childOptions),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newQuickSortableId,
    requestIdHeader: false,
    trustProxy: options.TRUST_PROXY.length > 0 ? [...options.TRUST_PROXY] : false,
    bodyLimit: 256 * 1024,
    requestTimeout: uploadMsMax,
    pluginTimeout: startMsMax,
    keepAliveTimeout: 75_000,
    connectionTimeout: 0,
    forceCloseConnections: 'idle',
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384 },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
    },
    clientErrorHandler: (error, socket) => answerClientError(error, socket, newQuickSortableId()),
  };
}
