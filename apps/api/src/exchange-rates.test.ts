import type { Storage } from '@pricehunt/storage';
import { openTestStorage } from '@pricehunt/storage/testing';
import { readExchangeRates, saveExchangeRates } from './exchange-rates';
import { shippedExchangeRates } from './shipped-exchange-rates';

describe('readExchangeRates', () => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await openTestStorage();
  });
  afterEach(() => storage.close());

  it('gives the shipped rates, with their day, before any were fetched', async () => {
    expect(await readExchangeRates(storage)).toBe(shippedExchangeRates);
    expect(shippedExchangeRates.date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('gives those that were fetched last', async () => {
    const fetched = { base: 'EUR', date: '2026-11-20', rates: { USD: 1.0812 } };
    await saveExchangeRates(storage, fetched);

    expect(await readExchangeRates(storage)).toEqual(fetched);
  });

  it('prefers the shipped rates over older ones', async () => {
    await saveExchangeRates(storage, { base: 'EUR', date: '2020-01-02', rates: { USD: 1.1 } });

    expect(await readExchangeRates(storage)).toBe(shippedExchangeRates);
  });
});
