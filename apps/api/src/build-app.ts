import { installCountry } from './access/country-of-request';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyHttpOptions, FastifyInstance, FastifyPluginCallback } from 'fastify';
import type { Server } from 'node:http';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { v7 as newSortableId } from 'uuid';
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
import { installRequestMetrics } from './operations/request-metrics';
import { installOpenApi } from './openapi/serve-openapi';
import { installOriginCheck } from './plugins/origins';
import { installRateLimits } from './plugins/rate-limits';
import { registerNamed } from './plugins/register-named';
import { installRequestLog } from './plugins/request-log';
import { installSecurityHeaders } from './plugins/security-headers';
import { installSlowBodies, uploadMsMax } from './plugins/slow-bodies';
import type { Services } from './services';

export interface BuiltApp {
  readonly app: FastifyInstance;
  readonly startDraining: () => void;
}

type BuildOptions = Pick<
  Config,
  'SHOPPER_ORIGIN' | 'MERCHANT_ORIGIN' | 'ADMIN_ORIGIN' | 'TRUST_PROXY' | 'LOOP_DELAY_MS_MAX'
> & {
  readonly logger: FastifyBaseLogger;
  readonly COUNTRY_HEADER?: string | undefined;
  /** `host:port` pairs that links may lead to without https on the default port. */
  readonly OUTBOUND_ALLOW?: readonly string[];
  readonly serves?: 'everything' | 'all-but-admin' | 'admin-alone';
  readonly tracePlugin?: FastifyPluginCallback | null;
  readonly isAdminTotpRequired?: boolean;
};

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
        isSecure,
        logger: options.logger,
        countryHeader: options.COUNTRY_HEADER ?? null,
        listedPlaces: options.OUTBOUND_ALLOW ?? [],
      }),
    );
  }
  // A hook also applies to child contexts registered before it, so these are registered beside the redirect.
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
    context.decorate('keyedRoutes', []);
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

/** Removes characters that make text look different from what it is, also in older rows. */
const visibleSerializer: typeof serializerCompiler = (route) => {
  const write = serializerCompiler(route);
  return (answer) => visibleText(write(answer));
};

/** In milliseconds: a machine that starts many programs at once is slow. */
const startMsMax = 60_000;

function serverOptions(options: BuildOptions): FastifyHttpOptions<Server> {
  return {
    // Fastify gets no logger of its own, because it would listen for the end of every response to log it.
    childLoggerFactory: (_none, bindings, childOptions) => options.logger.child(bindings, childOptions),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newSortableId(),
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
    clientErrorHandler: (error, socket) => answerClientError(error, socket, newSortableId()),
  };
}
