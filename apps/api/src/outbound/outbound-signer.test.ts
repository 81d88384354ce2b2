import { createOutboundSigner } from './outbound-signer';

const older = 'an older key of at least thirty-two characters';
const newer = 'a newer key of at least thirty-two characters';
const target = 'https://shop.example/p?colour=red';

describe('the outbound signer', () => {
  it('verifies its signature for this target and this offer only', () => {
    const signer = createOutboundSigner([newer], () => false);
    const { signature } = signer.sign(target, 'offer-1');

    expect(signer.verify(target, 'offer-1', signature)).toBe(true);
    expect(signer.verify(`${target}&x=1`, 'offer-1', signature)).toBe(false);
    expect(signer.verify(target, 'offer-2', signature)).toBe(false);
    expect(signer.verify(target, 'offer-1', '')).toBe(false);
    expect(signer.verify(target, 'offer-1', `${signature}AAAA`)).toBe(false);
  });

  it('still accepts links of the older key during a rotation', () => {
    const { signature } = createOutboundSigner([older], () => false).sign(target, 'offer-1');

    expect(createOutboundSigner([newer, older], () => false).verify(target, 'offer-1', signature)).toBe(true);
    expect(createOutboundSigner([newer], () => false).verify(target, 'offer-1', signature)).toBe(false);
  });

  it('recognises a link to a connected Shopify store', () => {
    const signer = createOutboundSigner([newer], (host) => host === 'lamps.example');

    expect(signer.leadsToShopifyStore('https://lamps.example/a')).toBe(true);
    expect(signer.leadsToShopifyStore(target)).toBe(false);
    expect(signer.leadsToShopifyStore('no link')).toBe(false);
  });
});
