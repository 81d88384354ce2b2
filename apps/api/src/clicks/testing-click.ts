import type { ClickRow } from '@pricehunt/storage';

export function testClick(id: string): ClickRow {
  return {
    id,
    clickedAt: '2026-11-21T10:00:00.000Z',
    source: 'product_suggestion',
    requestedAt: null,
    target: 'https://shop.example/p',
    sentTo: 'https://shop.example/p',
    retailerDomain: 'shop.example',
    offerId: null,
    visit: 'person',
    botReason: null,
    referenceId: null,
    sessionId: null,
    comparisonId: null,
    userAgentFamily: null,
    visitorHash: null,
  };
}
