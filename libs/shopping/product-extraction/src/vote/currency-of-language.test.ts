import { extractProduct } from '../extract-product';

function priceOn(language: string, printed: string, link = 'https://shop.example/lampa'): unknown {
  const reading = extractProduct(
    `<html lang="${language}"><head><title>Lampa | Butik</title></head>
     <body><h1>Lampa</h1><div class="price">${printed}</div><button>Add to cart</button></body></html>`,
    link,
  );
  if (reading.kind !== 'product') return reading;
  const { price, currency, currencyIsGuess } = reading.product;
  return { money: price?.currency ?? null, currency, currencyIsGuess };
}

describe('a shared currency sign', () => {
  it.each([
    ['sv', '1.589,- kr', 'SEK'],
    ['sv-SE', '1 589 kr', 'SEK'],
    ['nb', 'kr 1 589', 'NOK'],
    ['nn-NO', 'kr 1 589', 'NOK'],
    ['no', 'kr 1 589', 'NOK'],
    ['da', '1.589 kr.', 'DKK'],
    ['is', '1.589 kr.', 'ISK'],
    ['en-CA', '$49.99', 'CAD'],
    ['en-AU', '$49.99', 'AUD'],
  ])('is resolved by the language %s', (language, printed, currency) => {
    expect(priceOn(language, printed)).toEqual({ money: currency, currency, currencyIsGuess: false });
  });

  it.each([
    ['https://butik.se/lampa', 'en', '1 589 kr', 'SEK'],
    ['https://butik.dk/lampa', 'sv', '1 589 kr', 'DKK'],
    ['https://lamps.com.au/lamp', 'en-US', '$49.99', 'AUD'],
    ['https://lamparas.cl/lampara', 'es', '$49.990', 'CLP'],
    ['https://www.amazon.com/dp/B081ZQK4BZ', 'en-us', '$49.99', 'USD'],
    ['https://lamp.jp/1', 'ja', '¥4,999', 'JPY'],
  ])('is resolved by the country of the domain of %s', (link, language, printed, currency) => {
    expect(priceOn(language, printed, link)).toEqual({ money: currency, currency, currencyIsGuess: false });
  });

  it.each([
    ['var countryCurrency = "USD";', 'USD'],
    ['gtag("event", "view_item", { currency: "CAD", value: 49.99 })', 'CAD'],
    ['{"currencyCode":"AUD"}', 'AUD'],
    ['{"currency":"EUR"}', null],
    ['var currency = "USD"; var other = { currency: "CAD" };', null],
    ['var currency = "ABC";', null],
  ])('is resolved by the one currency that scripts name: %s', (script, currency) => {
    const printed = `$49.99</div><script>${script}</script><div>`;
    expect(priceOn('en', printed, 'https://www.lamps.com/lamp')).toMatchObject({ money: currency });
  });

  it.each([
    ['a language without a country for it', 'en', '$49.99', 'https://shop.example/lamp', null],
    [
      'the language that shop software declares by itself',
      'en-US',
      '$49.99',
      'https://shop.example/lamp',
      'USD',
    ],
    [
      'a language whose country has another currency',
      'sv-FI',
      '1 589 kr',
      'https://shop.example/lampa',
      null,
    ],
    ['a domain that shops use worldwide', 'en', '$49.99', 'https://lamps.co/lamp', 'COP'],
  ])('is never resolved by %s', (_, language, printed, link, guess) => {
    expect(priceOn(language, printed, link)).toEqual({
      money: null,
      currency: guess,
      currencyIsGuess: guess !== null,
    });
  });
});
