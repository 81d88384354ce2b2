import { createOutboundSigner } from '../../outbound-signer';
import type { OutboundSigner } from '../../outbound-signer';
import { createVerifiedLinks } from './verified-links';

const id = '0198a3c4-7d1e-7000-8000-0123456789ab';
const to = 'https://www.amazon.de/dp/B09XS7JWHH';

function counting(signer: OutboundSigner): { readonly signer: OutboundSigner; readonly count: () => number } {
  let count = 0;
  const verify: OutboundSigner['verify'] = (...parts) => {
    count += 1;
    return signer.verify(...parts);
  };
  return { signer: { ...signer, verify }, count: () => count };
}

describe('verified links', () => {
  const { signer, count } = counting(
    createOutboundSigner(['a key of at least thirty-two characters'], () => false),
  );
  const { signature } = signer.sign(to, 'offer-1');
  const start = (affiliateIds = {}) =>
    createVerifiedLinks({
      ...{ outboundSigner: signer, affiliateIds, listedPlaces: new Set<string>() },
      referralTermsOf: () => undefined,
    });

  it('are verified once, with a new sub-id for every click', () => {
    const links = start({ amazon: { 'amazon.de': 'hunt-21' } });
    const before = count();

    const first = links.find(to, 'offer-1', signature);
    const again = links.find(to, 'offer-1', signature);

    expect(count() - before).toBe(1);
    expect(first?.plan.addressFor(id)).toBe(`${to}?tag=hunt-21&ascsubtag=${id}`);
    expect(again?.plan.addressFor(id.replace('ab', 'cd'))).toContain(id.replace('ab', 'cd'));
  });

  it.each([
    ['stay cached after a second click', 2, 0],
    ['are dropped after a single click', 1, 1],
  ])('%s, when many others are clicked once', (_what, times, verified) => {
    const links = start();
    for (let click = 0; click < times; click += 1) links.find(to, 'offer-1', signature);
    for (let number = 0; number < 20_000; number += 1) {
      const other = signer.sign(to, `other-${number}`);
      links.find(to, other.offer, other.signature);
    }
    const before = count();

    links.find(to, 'offer-1', signature);

    expect(count() - before).toBe(verified);
  });

  it.each([1, 2])('accept a signature seen %d times for no other target and no other offer', (times) => {
    const links = start();
    for (let click = 0; click < times; click += 1) links.find(to, 'offer-1', signature);

    expect(links.find('https://evil.example/', 'offer-1', signature)).toBeUndefined();
    expect(links.find(to, 'offer-2', signature)).toBeUndefined();
    expect(links.find(`${to}/`, 'offer-1', signature)).toBeUndefined();
    expect(links.find(to, 'offer-1', signature)?.target).toBe(to);
  });

  it('are cached only after verification', () => {
    const links = start();
    links.find('https://evil.example/', 'offer-1', signature);

    expect(links.find('https://evil.example/', 'offer-1', signature)).toBeUndefined();
    expect(links.find(to, 'offer-1', signature)?.target).toBe(to);
  });

  it('refuse a signed target that is no web address', () => {
    const script = signer.sign('javascript:alert(1)', 'offer-1');

    expect(() => start().find(script.to, 'offer-1', script.signature)).toThrow(
      'doesn’t contain a valid web address',
    );
  });

  it('are verified again after clearing', () => {
    const links = start();
    links.find(to, 'offer-1', signature);
    const before = count();

    links.clear();
    links.find(to, 'offer-1', signature);

    expect(count() - before).toBe(1);
  });
});
