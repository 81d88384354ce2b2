import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import { openTestStorage } from '@pricehunt/storage/testing';
import type { Storage } from '@pricehunt/storage';
import { readReferenceRates, refreshExchangeRates } from './refresh-exchange-rates';

const address = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

function documentOf(rows: string, day = '2026-11-20'): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><Cube><Cube time='${day}'>${rows}</Cube></Cube></gesmes:Envelope>`;
}

describe('refreshExchangeRates', () => {
  let storage: Storage;
  beforeEach(async () => {
    storage = await openTestStorage();
  });
  afterEach(() => storage.close());

  it('stores the rates with their date', async () => {
    const body = documentOf(`<Cube currency='USD' rate='1.0812'/><Cube currency='JPY' rate='162.5'/>`);
    const safeFetch = scriptedWeb({ [address]: { headers: { 'content-type': 'text/xml' }, body } });

    await refreshExchangeRates({ safeFetch, storage }, address);

    expect(await storage.exchangeRates.readRates()).toEqual({
      base: 'EUR',
      date: '2026-11-20',
      rates: { USD: 1.0812, JPY: 162.5 },
    });
  });

  it("leaves the stored rates when the document can't be fetched or read", async () => {
    const body = documentOf(`<Cube currency='USD' rate='1.0812'/>`);
    const working = scriptedWeb({ [address]: { headers: { 'content-type': 'text/xml' }, body } });
    await refreshExchangeRates({ safeFetch: working, storage }, address);

    const down = refreshExchangeRates({ safeFetch: scriptedWeb({}), storage }, address);
    const wrong = refreshExchangeRates(
      {
        safeFetch: scriptedWeb({
          [address]: { headers: { 'content-type': 'text/xml' }, body: '<nothing/>' },
        }),
        storage,
      },
      address,
    );

    await expect(down).rejects.toThrow('Could not download');
    await expect(wrong).rejects.toThrow('Could not read');
    expect((await storage.exchangeRates.readRates()).rates).toEqual({ USD: 1.0812 });
  });

  it.each([
    ['an unknown currency', `<Cube currency='QQQ' rate='2'/>`],
    ['a rate of zero', `<Cube currency='USD' rate='0'/>`],
    ['a rate that is no number', `<Cube currency='USD' rate='N/A'/>`],
  ])('accepts no rate from %s', (_what, row) => {
    expect(readReferenceRates(documentOf(row))).toBeNull();
  });
});
