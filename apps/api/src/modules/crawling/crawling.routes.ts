import {
  getLlmsText,
  getPriceDropFeed,
  getRobotsRules,
  getSiteMap,
  getSiteMapIndex,
} from '@pricehunt/api-contract/crawling';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { registerRawEndpoint } from '../../plugins/contract';
import { placeOfFeed, priceDropFeed, recentPriceDrops } from '../../pricing/price-drop-feed';
import { Refusal } from '../../answers/refusal';
import type { Services } from '../../services';
import { llmsText } from './llms-text';
import { robotsRules } from './robots-rules';
import { createSiteMapIndex, siteMapPart } from './site-map';

/** Served by the public site at its own root. */
export function registerCrawling(context: FastifyInstance, services: Services, shopperOrigin: string): void {
  registerRawEndpoint(context, getRobotsRules, (_input, _request, reply) =>
    send(reply, 'text/plain', robotsRules(shopperOrigin)),
  );
  const readSiteMapIndex = createSiteMapIndex(services, shopperOrigin);
  registerRawEndpoint(context, getSiteMapIndex, async (_input, _request, reply) =>
    send(reply, 'application/xml', await readSiteMapIndex()),
  );
  registerRawEndpoint(context, getPriceDropFeed, async ({ query }, request, reply) =>
    send(
      reply,
      'application/atom+xml',
      priceDropFeed({
        drops: await recentPriceDrops(services, placeOfFeed(query)),
        title: 'Price drops on PriceHunt',
        self: `${shopperOrigin}/price-drops.atom${new URL(request.url, shopperOrigin).search}`,
        page: `${shopperOrigin}/`,
        shopperOrigin,
        now: services.now(),
      }),
    ),
  );
  registerRawEndpoint(context, getLlmsText, (_input, _request, reply) =>
    send(reply, 'text/markdown', llmsText(shopperOrigin)),
  );
  registerRawEndpoint(context, getSiteMap, async ({ params }, _request, reply) => {
    const part = await siteMapPart(services.storage, shopperOrigin, Number.parseInt(params.part, 10));
    if (part === null) throw new Refusal('sitemap.not-found');
    return send(reply, 'application/xml', part);
  });
}

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=3600').send(text);
}
