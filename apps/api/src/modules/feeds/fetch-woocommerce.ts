import { feedFileBytesMax } from '@pricehunt/api-contract/feeds';
import type { ProblemReason } from '@pricehunt/api-contract';
import type { FeedImportRow, FeedRow, WoocommerceConnectionRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import { reason } from '../../answers/stored-reasons';
import { queryWoocommerce, woocommerceAccessOf } from '../../merchant-domains/woocommerce-api';
import type { WoocommerceAccess } from '../../merchant-domains/woocommerce-api';
import { openFeedFiles } from '../../merchant-items/feed-files';
import type { Needs } from '../../services';
import type { FetchedFeed } from './fetched-feed';
import type { ImportLease } from './import-lease';

const perPage = 100;
const pagesMax = 5_000;
const page = z.array(z.looseObject({ id: z.number(), type: z.optional(z.string()) }));
const setting = z.object({ value: z.string() });
type Products = z.infer<typeof page>;

/**
 * The published products of a connected store as one JSON array, variable ones with their variations. Products don't
 * say whether their prices include tax, so `prices_include_tax` is added from the store's settings.
 */
export async function fetchWoocommerce(
  services: Needs<'storage' | 'safeFetch' | 'secretBox' | 'feedFolder'>,
  feed: FeedRow,
  run: FeedImportRow,
  lease: ImportLease,
): Promise<FetchedFeed> {
  const { woocommerceConnections } = services.storage;
  const connection = await woocommerceConnections.findConnectionOfFeed(feed.id);
  if (connection === null) return { kind: 'failed', reason: reason('feed.no-address') };
  const access = woocommerceAccessOf(services, connection);
  const failures: ProblemReason[] = [];
  const isNet = await arePricesNet();
  async function* document(): AsyncGenerator<Uint8Array> {
    let opening = '[';
    for await (const product of productsOf(access)) {
      const stated = isNet ? { ...product, prices_include_tax: false } : product;
      yield Buffer.from(`${opening}${JSON.stringify(stated)}`);
      opening = ',';
      await lease.prolong();
    }
    yield Buffer.from(opening === '[' ? '[]' : ']');
  }
  async function* productsOf(of: WoocommerceAccess): AsyncGenerator<object> {
    for await (const product of allOf(of, '/products?status=publish&orderby=id&order=asc')) {
      if (product.type !== 'variable') yield product;
      else {
        const variations: object[] = [];
        for await (const each of allOf(of, `/products/${product.id}/variations?status=publish`))
          variations.push(each);
        yield { ...product, variations };
      }
    }
  }
  /** A store that calculates no taxes has final prices, whatever the other setting says. */
  async function arePricesNet(): Promise<boolean> {
    return (
      (await settingOf('general/woocommerce_calc_taxes')) === 'yes' &&
      (await settingOf('tax/woocommerce_prices_include_tax')) === 'no'
    );
  }
  /** Null for a setting that this version of WooCommerce doesn't have. */
  async function settingOf(path: string): Promise<string | null> {
    const answer = await queryWoocommerce(services, access, setting, `/settings/${path}`);
    if (answer.kind === 'answered') return answer.data.value;
    if (answer.kind !== 'not-a-store') await fail(answer.kind);
    return null;
  }
  async function fail(kind: 'keys-refused' | 'not-a-store' | 'unreachable'): Promise<void> {
    failures.push(reason(kind === 'unreachable' ? 'feed.unreachable' : `woocommerce.${kind}`));
    if (kind === 'keys-refused') await changeState(kind);
  }
  async function changeState(state: WoocommerceConnectionRow['state']): Promise<void> {
    if (connection === null || connection.state === state) return;
    await woocommerceConnections.changeConnection(connection.id, { state });
  }
  async function* allOf(of: WoocommerceAccess, path: string): AsyncGenerator<Products[number]> {
    for (let number = 1; number <= pagesMax && failures.length === 0; number += 1) {
      lease.signal.throwIfAborted();
      const answer = await queryWoocommerce(services, of, page, `${path}&per_page=${perPage}&page=${number}`);
      if (answer.kind !== 'answered') return fail(answer.kind);
      yield* answer.data;
      if (answer.data.length < perPage) return;
    }
  }
  const files = openFeedFiles(services.feedFolder);
  const file = await files.save(run.id, document(), feedFileBytesMax);
  const [failure] = failures;
  if (failure === undefined) {
    await changeState('connected');
    return { kind: 'file', file, contentType: 'application/json', validators: [] };
  }
  await files.remove(run.id);
  return { kind: 'failed', reason: failure };
}
