import { isShopifyDomain, looksLikeShopify } from './shopify';

describe('isShopifyDomain', () => {
  it.each([
    'oak.myshopify.com',
    'https://oak.myshopify.com/products/tray',
    'checkout.shopify.com',
    'shopify.com',
  ])("recognises %s as Shopify's", (host) => {
    expect(isShopifyDomain(host)).toBe(true);
  });

  it.each([
    'myshopify.com.evil.test',
    'notmyshopify.com',
    'oak.test',
    '',
    'https://oak.test/?shop=oak.myshopify.com',
  ])("doesn't recognise %j as Shopify's", (host) => {
    expect(isShopifyDomain(host)).toBe(false);
  });
});

describe('looksLikeShopify', () => {
  it.each([
    ['the shop id header', { 'x-shopid': '123' }, ''],
    ['the powered-by header', { 'powered-by': 'Shopify' }, ''],
    ['the storefront script', {}, '<script>Shopify.shop = "oak.myshopify.com";</script>'],
    ['the theme script', {}, '<script>Shopify.theme = {"name":"Dawn"};</script>'],
    [
      'theme files of its CDN',
      {},
      '<link href="//cdn.shopify.com/s/files/1/0123/4567/t/3/assets/theme.css">',
    ],
    ['theme files of its own domain', {}, '<link href="//oak.test/cdn/shop/t/3/assets/base.css">'],
    [
      'its wallet mark',
      {},
      '<meta id="a" name="shopify-digital-wallet" content="/1/digital_wallets/dialog">',
    ],
  ])('recognises a Shopify shop by %s', (_mark, headers, html) => {
    expect(looksLikeShopify({ headers, html })).toBe(true);
  });

  it.each([
    ['a page that speaks of it', '<p>We moved away from Shopify. See cdn.shopify.com and Shopify.shop</p>'],
    [
      'an embedded buy button',
      '<script src="https://sdks.shopifycdn.com/buy-button/latest/buy.js"></script>',
    ],
    ['an empty page', ''],
  ])("doesn't recognise %s as a shop", (_case, html) => {
    expect(looksLikeShopify({ headers: { server: 'nginx', 'powered-by': undefined }, html })).toBe(false);
  });
});
