import { linkOfShippingPage } from './link-of-shipping-page';

describe('the link to the shipping page', () => {
  it('ends where the next tag begins, so that a page of unclosed tags is scanned once', () => {
    const unclosed = '<a href="/versand" '.repeat(21_000);

    expect(unclosed.length).toBeLessThan(400_000);
    expect(linkOfShippingPage(`${unclosed}<b>Versand</b>`, 'https://shop.example/')).toBeNull();
    expect(linkOfShippingPage(`${unclosed}<a href="/lieferung">Lieferung</a>`, 'https://shop.example/')).toBe(
      'https://shop.example/lieferung',
    );
  });
});
