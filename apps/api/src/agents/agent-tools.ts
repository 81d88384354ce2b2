import { errorCodes } from '@pricehunt/api-contract';
import { visibleLine } from '@pricehunt/offers';
import { McpServer } from '@modelcontextprotocol/server';
import type { CallToolResult } from '@modelcontextprotocol/server';
import * as z from 'zod';
import type { PlaceOfRequest } from '../access/country-of-request';
import { Refusal } from '../answers/refusal';
import type { KeyHolder } from '../access/api-keys';
import type { Needs, Services } from '../services';
import { createAlert } from '../modules/alerts/create-alert';
import { listOffersOfProduct, readProduct } from '../modules/browsing/read-product';
import { readPriceHistory } from '../modules/browsing/read-price-history';
import { findProducts } from '../modules/browsing/search-products';
import type { ComparisonRunner } from '../modules/comparisons/comparison-runner';
import { trackProducts } from '../price-tracking/watch-offers';
import {
  compareInput,
  compareOutput,
  historyInput,
  historyOutput,
  listedMax,
  productInput,
  productOutput,
  searchInput,
  searchOutput,
  verdictOutput,
  watchInput,
  watchOutput,
} from './agent-schemas';
import {
  comparisonView,
  moneyOrNull,
  moneyView,
  offerView,
  productView,
  untrustedNotice,
} from './agent-views';
import { compareForAgent } from './compare-for-agent';

interface AgentTools {
  readonly services: Needs<keyof Services>;
  readonly runner: ComparisonRunner;
  readonly shopperOrigin: string;
  /** Throws request.too-many. */
  readonly countComparison: () => Promise<void>;
  /** The owner of the API key that came with the call. Throws key.missing. */
  readonly readKeyHolder: () => Promise<KeyHolder>;
}

const instructions = `PriceHunt compares prices of shops. Start with search_products, or with compare_link if there is a link.
Pass the country where the goods are delivered, and a currency, so that prices include shipping and compare.
${untrustedNotice}`;

const readsOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true };

/** The tools run the use cases of the HTTP endpoints, so both give the same prices. */
export function createAgentTools(tools: AgentTools): McpServer {
  const server = new McpServer(
    { name: 'pricehunt', title: 'PriceHunt', version: '1.0.0', websiteUrl: tools.shopperOrigin },
    { instructions, capabilities: { tools: { listChanged: false } } },
  );
  addCatalogTools(server, tools);
  addComparison(server, tools);
  addPriceTools(server, tools);
  addWatching(server, tools);
  return server;
}

function addCatalogTools(server: McpServer, { services, shopperOrigin }: AgentTools): void {
  server.registerTool(
    'search_products',
    {
      title: 'Search products',
      description: 'Finds products by words, brand, model number or barcode, with the lowest price of each.',
      inputSchema: described(searchInput),
      outputSchema: described(searchOutput),
      annotations: { ...readsOnly, openWorldHint: false },
    },
    ({ query, limit, inStockOnly, ...given }) =>
      resultOf(services, async (): Promise<z.input<typeof searchOutput>> => {
        const wanted = { q: query, limit: limit ?? 10, ...(inStockOnly ? { inStock: 'true' as const } : {}) };
        const found = await findProducts(services.storage, wanted, placeOf(given));
        return {
          notice: untrustedNotice,
          total: found.total,
          products: found.items.map(({ product, lowestPrice, priceKind, offerCount, inStock }) => ({
            ...productView(product, shopperOrigin),
            lowestPrice: moneyOrNull(lowestPrice),
            priceKind,
            offerCount,
            inStock,
          })),
        };
      }),
  );
  server.registerTool(
    'get_product',
    {
      title: 'Get a product and its offers',
      description: 'Returns a product and its offers at all known shops, best total first.',
      inputSchema: described(productInput),
      outputSchema: described(productOutput),
      annotations: { ...readsOnly, openWorldHint: false },
    },
    ({ productId, ...given }) =>
      resultOf(services, async (): Promise<z.input<typeof productOutput>> => {
        const place = placeOf(given);
        const { product } = await readProduct(services.storage, productId);
        const { items, currency, bestOfferId } = await listOffersOfProduct(services, product.id, place);
        return {
          notice: untrustedNotice,
          product: productView(product, shopperOrigin),
          currency,
          country: place.country,
          bestOfferId,
          offerCount: items.length,
          offers: items.slice(0, listedMax).map(offerView),
        };
      }),
  );
}

function addComparison(
  server: McpServer,
  { services, runner, shopperOrigin, countComparison }: AgentTools,
): void {
  server.registerTool(
    'compare_link',
    {
      title: 'Compare a product link',
      description:
        'Reads the product page of a shop and searches other shops for the same product. Takes several seconds.',
      inputSchema: described(compareInput),
      outputSchema: described(compareOutput),
      annotations: { ...readsOnly, idempotentHint: false, openWorldHint: true },
    },
    ({ url, ...given }) =>
      resultOf(services, async () => {
        await countComparison();
        const comparison = await compareForAgent(services, runner, url, placeOf(given));
        return comparisonView(comparison, shopperOrigin);
      }),
  );
}

function addPriceTools(server: McpServer, { services }: AgentTools): void {
  server.registerTool(
    'price_history',
    {
      title: 'Get the price history',
      description:
        'Returns the lowest price of each day over all shops: with shipping to the country if today’s is known, otherwise the item price, as the basis says.',
      inputSchema: described(historyInput),
      outputSchema: described(historyOutput),
      annotations: { ...readsOnly, openWorldHint: false },
    },
    ({ productId, days, ...given }) =>
      resultOf(services, async (): Promise<z.input<typeof historyOutput>> => {
        const past = await readPriceHistory(services, productId, { days: days ?? 90, ...placeOf(given) });
        const lows = past.points.map(({ day, low }) => ({ day, lowest: moneyView(low) }));
        return { productId, currency: past.currency, basis: past.basis, days: lows };
      }),
  );
  server.registerTool(
    'deal_verdict',
    {
      title: 'Rate today’s price',
      description: 'Says whether the price is great, good, fair or high compared with its own last year.',
      inputSchema: described(productInput),
      outputSchema: described(verdictOutput),
      annotations: { ...readsOnly, openWorldHint: false },
    },
    ({ productId, ...given }) =>
      resultOf(services, async (): Promise<z.input<typeof verdictOutput>> => {
        const past = await readPriceHistory(services, productId, { days: 365, ...placeOf(given) });
        const { verdict, today, percentBelowMedian, trend, daysOfData, ...lows } = past.verdict;
        return {
          productId,
          currency: past.currency,
          basis: past.basis,
          verdict,
          percentBelowMedian,
          trend,
          daysOfData,
          today: moneyOrNull(today?.price ?? null),
          median90Days: moneyOrNull(lows.median90),
          lowest30Days: moneyOrNull(lows.low30),
          lowest90Days: moneyOrNull(lows.low90),
          lowestEver: moneyOrNull(lows.allTimeLow),
        };
      }),
  );
}

function addWatching(server: McpServer, { services, readKeyHolder }: AgentTools): void {
  server.registerTool(
    'watch_price',
    {
      title: 'Watch a price',
      description:
        'Sets a price alert for the shopper, who gets an e-mail when it fires. Needs the shopper’s API key with ' +
        'permission to set price alerts (Authorization: Bearer ph_uk_…). The same call again changes nothing.',
      inputSchema: described(watchInput),
      outputSchema: described(watchOutput),
      annotations: {
        readOnlyHint: false,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      },
    },
    ({ productId, rule, currency, shippingCounted, ...given }) =>
      resultOf(services, async (): Promise<z.input<typeof watchOutput>> => {
        const { key, actor } = await readKeyHolder();
        if (actor.kind !== 'shopper' || !key.scopes.includes('alerts.write')) {
          throw new Refusal('key.not-allowed');
        }
        const { country } = placeOf(given);
        const { alert, isMet, hasFired } = await createAlert(services, actor.accountId, {
          productId,
          rule,
          currency,
          country,
          shippingCounted,
          shops: null,
          channels: ['email'],
        });
        await trackProducts(services, [alert.product.id], 'watched');
        return {
          notice: untrustedNotice,
          alertId: alert.id,
          productId: alert.product.id,
          shopText: { title: visibleLine(alert.product.title) },
          threshold: moneyOrNull(alert.threshold),
          currentPrice: moneyOrNull(alert.current?.price ?? null),
          isMet,
          hasFired,
          isEmailVerified: actor.isEmailVerified,
        };
      }),
  );
}

/** The contract's schemas are of zod/mini, which doesn't convert itself. */
function described<Described extends z.ZodObject>(schema: Described) {
  const standard = schema['~standard'];
  const jsonSchema = {
    input: () => z.toJSONSchema(schema, { io: 'input' }),
    output: () => z.toJSONSchema(schema, { io: 'output' }),
  };
  return { '~standard': { ...standard, jsonSchema } };
}

/** The agent’s address says nothing about the shopper’s country, so only what was sent counts. */
function placeOf(given: {
  readonly currency?: string | undefined;
  readonly country?: string | undefined;
}): PlaceOfRequest {
  return { currency: given.currency ?? null, country: given.country ?? null };
}

/** Older clients read the text. A refusal is a result too, so that the agent can correct its call. */
async function resultOf(
  { report }: Needs<'report'>,
  run: () => Promise<Record<string, unknown>>,
): Promise<CallToolResult> {
  try {
    const structuredContent = await run();
    return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] };
  } catch (failure) {
    const isExpected = failure instanceof Refusal;
    if (!isExpected) report(failure, 'an agent’s tool failed');
    const code = isExpected ? failure.code : 'server.failed';
    const sentence = isExpected ? failure.message : errorCodes[code].sentence;
    return { isError: true, content: [{ type: 'text', text: `${code}: ${sentence}` }] };
  }
}
