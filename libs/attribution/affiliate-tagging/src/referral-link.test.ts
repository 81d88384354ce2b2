import { referenceIdFor, withReferralUtm } from './referral-link';

describe('referenceIdFor', () => {
  it('has the form aff_{domain}_{time}_{random}', () => {
    expect(referenceIdFor('oak.myshopify.com', 1700000000000, 'k3j9x')).toBe(
      'aff_oak.myshopify.com_1700000000000_k3j9x',
    );
  });
});

describe('withReferralUtm', () => {
  it('replaces existing values and preserves other parameters', () => {
    const link = withReferralUtm(
      'https://oak.myshopify.com/products/tray?utm_source=mail&variant=41&utm_term=oak',
      'aff_oak_1_x',
    );

    expect(link).toBe(
      'https://oak.myshopify.com/products/tray?variant=41&utm_term=oak&utm_source=pricehunt&utm_medium=price_comparison&utm_campaign=product_referral&pricehunt_ref=aff_oak_1_x',
    );
  });

  it('is idempotent', () => {
    const once = withReferralUtm('https://oak.test/', 'aff_oak_1_x');

    expect(withReferralUtm(once, 'aff_oak_1_x')).toBe(once);
  });

  it("uses the merchant's values and no id if there is none", () => {
    const terms = { source: 'ph', medium: 'affiliate', campaign: 'autumn', parameter: 'partner' };

    expect(withReferralUtm('https://oak.test/', 'aff_oak_1_x', terms)).toBe(
      'https://oak.test/?utm_source=ph&utm_medium=affiliate&utm_campaign=autumn&partner=aff_oak_1_x',
    );
    expect(withReferralUtm('https://oak.test/', null, terms)).not.toContain('partner');
  });

  it("doesn't change text that isn't a link", () => {
    expect(withReferralUtm('javascript:alert(1)', 'aff_oak_1_x')).toBe('javascript:alert(1)');
  });
});
