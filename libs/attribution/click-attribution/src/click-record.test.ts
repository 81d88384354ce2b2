import type { ClickDetails } from './click-record';
import { clickRecordOf } from './click-record';

const details: ClickDetails = {
  affiliateId: 'aff_oak.test_1700000000000_x1',
  sessionId: 's1',
  clickedAt: '2026-01-02T03:04:05.000Z',
  url: 'https://oak.test/products/tray',
  productName: 'Oak tray',
  businessDomain: 'oak.test',
};

describe('clickRecordOf', () => {
  it('writes the fields of S§3 with the click source of S§9', () => {
    expect(clickRecordOf(details)).toEqual({
      event_type: 'product_click',
      affiliate_id: 'aff_oak.test_1700000000000_x1',
      session_id: 's1',
      timestamp: '2026-01-02T03:04:05.000Z',
      url: 'https://oak.test/products/tray',
      data: { product_name: 'Oak tray', source: 'n8n_suggestion', business_domain: 'oak.test' },
    });
  });

  it('uses the given source', () => {
    expect(clickRecordOf({ ...details, source: 'history' }).data.source).toBe('history');
  });
});
