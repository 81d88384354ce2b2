import { storeLines } from './demo-stores';

it('prints a line for each demo shop, and those that an admin adds two in a line, by what they are', () => {
  const lines = storeLines([
    { origin: 'http://127.0.0.1:4411', name: 'Lumen Supply', kind: 'shopify' },
    { origin: 'http://127.0.0.1:4425', name: 'Haus & Hertz', kind: 'magento' },
    { origin: 'http://127.0.0.1:4430', name: 'Radio Kern', kind: 'bare-shop' },
    { origin: 'http://127.0.0.1:4431', name: 'Affiliate networks', kind: 'affiliate-networks' },
    { origin: 'http://127.0.0.1:4432', name: 'Received webhooks', kind: 'webhook-receiver' },
    { origin: 'http://127.0.0.1:4421', name: 'Exchange rates', kind: 'exchange-rates' },
  ]).split('\n');

  expect(lines).toEqual([
    expect.stringContaining('Demo shops'),
    '    Lumen Supply             http://127.0.0.1:4411',
    '    Exchange rates           http://127.0.0.1:4421',
    '',
    expect.stringContaining('webhooks'),
    '    Received webhooks        http://127.0.0.1:4432',
    '',
    expect.stringContaining('Add shop'),
    '    Magento          http://127.0.0.1:4425      no markup        http://127.0.0.1:4430',
    '    network feeds    http://127.0.0.1:4431',
  ]);
});
