import { parse } from 'csv-parse/sync';
import { decimalPrice } from '../pages/printed-price';
import { pennywickCounter } from './pennywick';
import { replyTo, storeFor } from './visiting';

describe('the feeds of Pennywick & Daughters', () => {
  const store = storeFor('pennywick');
  const counter = pennywickCounter(store);

  it('contain every listing with its price and page', async () => {
    const { body } = await replyTo(counter, '/feeds/products.csv');

    const rows: readonly Readonly<Record<string, string>>[] = parse(body, { columns: true });
    const stated = new Map(rows.map((row) => [row['id'], row['price']]));
    const wanted = store.listings.map(({ sku, price }) => [sku, `${decimalPrice(price)} ${price.currency}`]);
    expect([...stated]).toEqual(wanted);
    expect(rows.every((row) => row['link']?.startsWith(`${store.origin}/product/`))).toBe(true);
  });

  it('are the same at both addresses of the Google feed', async () => {
    const [one, other] = [await replyTo(counter, '/feed.xml'), await replyTo(counter, '/feeds/google.xml')];

    expect(other.body).toBe(one.body);
  });
});
