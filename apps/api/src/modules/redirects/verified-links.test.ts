import { createOutboundSigner } from '../../outbound/outbound-signer';
import { outboundTo } from './outbound';
import { createVerifiedLinks } from './verified-links';

const to = 'https://www.amazon.de/dp/B09XS7JWHH';

describe('verified links', () => {
  const signer = createOutboundSigner(['a key of at least thirty-two characters'], () => false);
  const { signature } = signer.sign(to, 'offer-1');
  const start = () => {
    let verifications = 0;
    const links = createVerifiedLinks({
      outboundSigner: {
        verify: (...parts) => {
          verifications += 1;
          return signer.verify(...parts);
        },
      },
      outboundTo: (target) => outboundTo(target, {}, () => undefined, new Set()),
    });
    return { links, verifications: () => verifications };
  };

  it('are verified once', () => {
    const { links, verifications } = start();

    const first = links.find(to, 'offer-1', signature);
    const again = links.find(to, 'offer-1', signature);

    expect([first?.target, again?.target, verifications()]).toEqual([to, to, 1]);
  });

  it('accept a signature for no other target and no other offer, before and after it was seen', () => {
    const { links } = start();
    const findOthers = () => [
      links.find('https://evil.example/', 'offer-1', signature),
      links.find(to, 'offer-2', signature),
      links.find(`${to}/`, 'offer-1', signature),
    ];

    const before = findOthers();
    links.find(to, 'offer-1', signature);

    expect([...before, ...findOthers()]).toEqual(Array(6).fill(undefined));
  });

  it('refuse a signed target that is no web address', () => {
    const script = signer.sign('javascript:alert(1)', 'offer-1');

    expect(() => start().links.find(script.to, 'offer-1', script.signature)).toThrow(
      'doesn’t contain a valid web address',
    );
  });

  it('are verified again after clearing, and when many others were seen', () => {
    const { links, verifications } = start();
    links.find(to, 'offer-1', signature);
    links.clear();
    links.find(to, 'offer-1', signature);
    const afterClearing = verifications();
    for (let number = 0; number < 8_192; number += 1) {
      const other = signer.sign(to, `other-${number}`);
      links.find(to, other.offer, other.signature);
    }
    const before = verifications();

    links.find(to, 'offer-1', signature);

    expect([afterClearing, verifications() - before]).toEqual([2, 1]);
  });
});
