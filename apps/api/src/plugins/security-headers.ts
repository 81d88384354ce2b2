import helmet from '@fastify/helmet';
import type { FastifyHelmetOptions } from '@fastify/helmet';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

/** The headers are the same for every response, so they are computed once. */
export async function installSecurityHeaders(
  app: FastifyInstance,
  options: { readonly isSecure: boolean },
): Promise<void> {
  const headers = await headersOf({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:'],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    strictTransportSecurity: options.isSecure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xXssProtection: false,
  });
  const everyAnswer = {
    ...headers,
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cache-control': 'no-store',
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(everyAnswer);
    done();
  });
}

async function headersOf(options: FastifyHelmetOptions): Promise<Readonly<Record<string, string>>> {
  const bare = Fastify();
  await bare.register(helmet, options);
  bare.get('/', (_request, reply) => reply.send(reply.raw.getHeaders()));
  const { body } = await bare.inject('/');
  await bare.close();
  return z.record(z.string(), z.string()).parse(JSON.parse(body));
}
