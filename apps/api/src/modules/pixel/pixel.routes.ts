import { getPixel, reportFromPixel } from '@pricehunt/api-contract/incoming-orders';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { attributionTermsOf } from '../../merchant-orders/attribution-terms';
import { pixelSettingsOf } from '../../merchant-orders/pixel-settings';
import type { RefusedCalls } from '../../merchant-orders/refused-calls';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import { registerNamed } from '../../plugins/register-named';
import { Refusal } from '../../answers/refusal';
import type { Services } from '../../services';
import { pixelProgram } from '../../merchant-orders/pixel-program';
import { storeReport } from './store-report';

/** The pixel's script and its reports. Pages of other origins call both; no cookie is read. */
export async function registerPixel(
  context: FastifyInstance,
  services: Services,
  refusedCalls: RefusedCalls,
): Promise<void> {
  const { storage } = services;
  registerRawEndpoint(context, getPixel, async ({ query }, _request, reply) => {
    const source = await storage.orderSources.findPixel(query.key);
    if (source === null) throw new Refusal('pixel.unknown-key');
    const { clickParameter } = await attributionTermsOf(storage, source.businessId);
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(pixelProgram(pixelSettingsOf(services, source, clickParameter)));
  });
  // Beacons come as text, which needs no CORS preflight; only for this call.
  await registerNamed(context, 'pixel-reports', async (beacons) => {
    beacons.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(new Refusal('request.not-json'));
      }
    });
    registerEndpoint(beacons, reportFromPixel, async ({ body }, request) => {
      const source = await storage.orderSources.findPixel(body.key);
      if (source === null) throw new Refusal('pixel.unknown-key');
      const origin = originOf(request);
      const at = services.now().toISOString();
      if (!source.allowedOrigins.includes(origin)) {
        await refusedCalls.note(source.id, origin.slice(0, 200));
        throw new Refusal('pixel.foreign-origin');
      }
      const isUnwanted =
        request.headers['sec-gpc'] === '1' || (source.isConsentRequired && body.consent !== 'granted');
      await storage.orderSources.countTaken(source.id, at, origin);
      const isKept = !isUnwanted && (await storeReport(services, source, body, origin));
      return { success: true as const, isKept };
    });
  });
}

function originOf(request: FastifyRequest): string {
  return request.headers.origin ?? '';
}
