import fc from 'fast-check';
import { currencyCodes } from './currencies';
import { readPrice } from './price-reading';

describe('amounts', () => {
  it.each([
    ['1.299,- kr', '1299'],
    ['$1,106.18', '1106.18'],
    ['€ 1.106,18', '1106.18'],
    ['1 099,00 €', '1099.00'],
    ['12\u00a0990 Kč', '12990'],
    ['₹ 1,29,900', '129900'],
    ['₹1,23,456.00', '123456.00'],
    ['CHF 1’234.56', '1234.56'],
    ["CHF 1'049,95", '1049.95'],
    ['Rp 1.550.000', '1550000'],
    ['1.800.00 lei', '1800.00'],
    ['2879.2', '2879.2'],
    ['1.000', '1000'],
    ['0.999', '0.999'],
    ['12345.678', '12345.678'],
    ['.99', '0.99'],
    ['$.99', '0.99'],
    ['Rs.500', '500'],
    ['1 299:-', '1299'],
    ['Fr. 50.–', '50'],
    ['₹500/-', '500'],
    ['24, 95 €', '24.95'],
    ['5 . 99 €', '5.99'],
    ['007', '7'],
  ])('reads %j by its shape', (text, amount) => {
    expect(readPrice(text)).toMatchObject({ amount, upTo: null, kind: 'exact' });
  });

  it.each([
    ['1,235€ 99', '1235.99'],
    ['19€95', '19.95'],
    ['12 €50', '12.50'],
    ['$12 99', '12.99'],
    ['12⁹⁹ €', '12.99'],
    ['10 € 20 €', '10'],
  ])('reads separate minor units in %j', (text, amount) => {
    expect(readPrice(text).amount).toBe(amount);
  });

  it('adds no second decimals to a number with decimals', () => {
    expect(readPrice('.1kr12').amount).toBe('0.1');
  });

  it.each([
    ['١٬٢٣٤٫٥٠ ر.س', '1234.50'],
    ['۳۰٬۰۰۰ تومان', '30000'],
    ['₹ १,२९,९००', '129900'],
    ['￥１２，８００', '12800'],
    ['৳ ১২৫', '125'],
  ])('reads the digits of any script in %j', (text, amount) => {
    expect(readPrice(text).amount).toBe(amount);
  });

  it.each([
    ['1.5万円', '15000'],
    ['₹ 2 lakh', '200000'],
    ['$1.2M', '1200000'],
    ['5 тыс. руб.', '5000'],
  ])('applies the scale of %j', (text, amount) => {
    expect(readPrice(text).amount).toBe(amount);
  });

  it.each([
    ['61.858 KD', '61.858'],
    ['61.858 L', '61858'],
    ['12,500 DT', '12.500'],
    ['KD 1,250', '1250'],
    ['IQD 25,000', '25000'],
  ])('reads three digits as minor units only if the currency has three: %j', (text, amount) => {
    expect(readPrice(text).amount).toBe(amount);
  });

  it.each([
    ['Pack of 3 $9.99', '9.99'],
    ['4.5 out of 5 stars €19.99', '19.99'],
    ['USB 3.0 Kabel 12,99 €', '12.99'],
    ['iPhone 15 - 999 €', '999'],
    ['-20% € 30', '30'],
    ['Save $20 now $79.99', '79.99'],
    ['12,00 € statt 15,00 €', '12.00'],
  ])('finds the price among the numbers of %j', (text, amount) => {
    expect(readPrice(text).amount).toBe(amount);
  });

  it.each([
    null,
    '',
    'Sold out',
    '03.11.2024',
    '2024-11-03',
    'May, 2011',
    '14-03',
    '12:30',
    '192.168.1.1',
    '+49 30 123456',
    '1½ €',
    '1万2800円',
    'Free delivery over $35',
    'versandkostenfrei ab 50 €',
    '9'.repeat(60),
  ])('finds no price in %j', (text) => {
    expect(readPrice(text)).toMatchObject({ amount: null, upTo: null, kind: 'none' });
  });
});

describe('previous and current prices', () => {
  it.each([
    ['Was $49.99 Now $39.99', '39.99'],
    ['MSRP: $89.00 Your Price: $71.20', '71.20'],
    ['statt 59,99 € nur 39,99 €', '39.99'],
    ['De R$ 1.299,00 por R$ 999,90', '999.90'],
    ['Van € 79,95 voor € 59,95', '59.95'],
    ['Старая цена 12 990 руб. Новая цена 9 990 руб.', '9990'],
    ['通常価格 12,800円 特価 9,800円', '9800'],
    ['RRP £20.00 £15.00', '15.00'],
    ['au lieu de £59.99 £39.99', '39.99'],
    ['UVP £20.00 £14.95 zzgl. Versand', '14.95'],
    ['Was $49.00 $39.00 shipping included', '39.00'],
  ])('reads the current price of %j', (text, amount) => {
    expect(readPrice(text)).toMatchObject({ amount, kind: 'exact' });
  });

  it.each([
    ['Was $49.99', '49.99'],
    ['Was $49.99 Now $59.99', '49.99'],
    ['12,00 € statt 15,00 €', '12.00'],
    ['3,49 zł 1,75 zł', '3.49'],
    ['à partir de 45,00 € 5,00 € de livraison', '45.00'],
    ['à partir de €45.00 €5.00 de livraison', '45.00'],
    ['à partir de 45,00 € maintenant 5,00 €', '45.00'],
    ['Prijs van £45.00 £5.00', '45.00'],
    ['RRP £20.00 £3.99 delivery', '20.00'],
    ['RRP £20.00 delivery price £3.99', '20.00'],
    ['UVP £20.00 £4.95 Versand', '20.00'],
  ])('keeps the first price of %j', (text, amount) => {
    expect(readPrice(text).amount).toBe(amount);
  });
});

describe('kinds', () => {
  it.each([
    ['from €12', 'from', '12'],
    ['ab 12,99 €', 'from', '12.99'],
    ['à partir de 12,99 €', 'from', '12.99'],
    ['$9.99+', 'from', '9.99'],
    ['12,000원부터', 'from', '12000'],
    ['$49/mo', 'instalment', '49'],
    ['39,99 € mtl.', 'instalment', '39.99'],
    ['12x R$ 30,00', 'instalment', '30.00'],
    ['12,34 €/kg', 'per-unit', '12.34'],
    ['(0,99 € / 100 g)', 'per-unit', '0.99'],
    ['2 for $5', 'per-unit', '5'],
    ['€ 1,20 le kg', 'per-unit', '1.20'],
    ['54,13 € τον μήνα', 'instalment', '54.13'],
    ['月々 5,413円', 'instalment', '5413'],
    ['₹5,413 प्रति माह', 'instalment', '5413'],
    ['53 zł miesięcznie', 'instalment', '53'],
    ['save $20', 'saving', '20'],
    ['$20 off', 'saving', '20'],
    ['-20 €', 'saving', '20'],
    ['Free!', 'free', '0'],
    ['kostenlos', 'free', '0'],
    ['無料', 'free', '0'],
    ['-20%', 'percentage', null],
    ['$5 each', 'exact', '5'],
    ['- $44.00', 'exact', '44.00'],
    ['0,00 EUR', 'exact', '0.00'],
    ['sugar free', 'none', null],
    ['Free shipping', 'none', null],
  ])('classifies %j as %s', (text, kind, amount) => {
    expect(readPrice(text)).toMatchObject({ kind, amount });
  });

  it.each([
    ['USD 20 – 30', '20', '30', 'USD'],
    ['26 to 50 €', '26', '50', '€'],
    ['£5–£9', '5', '9', '£'],
    ['Up to $50', '50', '50', '$'],
  ])('reads both ends of %j', (text, amount, upTo, currencySign) => {
    expect(readPrice(text)).toMatchObject({ kind: 'range', amount, upTo, currencySign });
  });
});

describe('currencies', () => {
  it.each([
    ['12 €', '€', 'EUR'],
    ['US $12.99', 'US $', 'USD'],
    ['CA$12', 'CA$', 'CAD'],
    ['SGD4.90 $', 'SGD', 'SGD'],
    ['$ 5 CAD', 'CAD', 'CAD'],
    ['$80 U.S.', '$', 'USD'],
    ['R$ 5', 'R$', 'BRL'],
    ['12 zł brutto', 'zł', 'PLN'],
    ['Rp 350.000', 'Rp', 'IDR'],
    ['12 ש״ח', 'ש״ח', 'ILS'],
    ['12 د.إ', 'د.إ', 'AED'],
    ['3,500円税込', '円', 'JPY'],
    ['140 pln', 'pln', 'PLN'],
    ['£12', '£', 'GBP'],
    ['1 490 RUR', 'RUR', 'RUB'],
    ['499 ريال سعودي', 'ريال', 'SAR'],
    ['129 درهم إماراتي', 'درهم', 'AED'],
    ['45.00 Canadian dollars', 'dollars', 'CAD'],
    ['1.499 pesos mexicanos', 'pesos', 'MXN'],
  ])('is certain of %j', (text, currencySign, currency) => {
    expect(readPrice(text)).toMatchObject({ currencySign, currency });
  });

  it.each([
    ['$12', '$', 'USD'],
    ['12 kr', 'kr', 'SEK'],
    ['¥12', '¥', 'JPY'],
    ['Rs. 12', 'Rs.', 'INR'],
    ['R 12', 'R', 'ZAR'],
    ['12 dollars', 'dollars', 'USD'],
  ])(
    'returns the sign of %j and its candidates without claiming a currency',
    (text, currencySign, candidate) => {
      const reading = readPrice(text);

      expect(reading).toMatchObject({ currencySign, currency: null });
      expect(reading.currencyCandidates).toContain(candidate);
    },
  );

  it.each([
    ['$12', { currency: 'CAD' }, 'CAD'],
    ['$12', { currency: 'All prices in AUD' }, 'AUD'],
    ['$12', { country: 'nz' }, 'NZD'],
    ['12 kr', { country: 'SE' }, 'SEK'],
    ['£12', { country: 'EG' }, 'EGP'],
    ['12.99', { currency: 'EUR' }, 'EUR'],
    ['12,99', { currency: 'Pris NOK 899,00' }, 'NOK'],
    ['€12', { currency: 'USD', country: 'US' }, 'EUR'],
    [null, { currency: 'Kč' }, 'CZK'],
  ])('resolves %j by the hint %j', (text, hints, currency) => {
    expect(readPrice(text, hints).currency).toBe(currency);
  });

  it.each(['Add to cart', 'SKU:', 'Out of stock', 'L', 'M', 'Sum', 'MX924 IX', 'ht / L’unité', '8.5', ''])(
    'ignores the hint %j',
    (currency) => {
      expect(readPrice('12.99', { currency })).toMatchObject({ currency: null, currencySign: null });
    },
  );

  it('finds no currency in a word without a number', () => {
    expect(readPrice('Eur.')).toMatchObject({ amount: null, currency: null, currencySign: null });
  });

  it("doesn't count the country alone as evidence", () => {
    const reading = readPrice('12.99', { country: 'DE' });

    expect(reading).toMatchObject({ currency: null, currencySign: null, currencyCandidates: ['EUR'] });
  });

  it.each(['571.12 m²', '10 kg', '12 V', 'all 5', '5 pens', '32 AQUA'])('finds no currency in %j', (text) => {
    expect(readPrice(text)).toMatchObject({ currency: null, currencySign: null });
  });

  it.each(currencyCodes)('recognises the code %s on either side of the number', (code) => {
    expect(readPrice(`${code} 12.50`)).toMatchObject({
      amount: '12.50',
      currencySign: code,
      currencyCandidates: [code],
    });
    expect(readPrice(`12.50 ${code}`)).toMatchObject({
      amount: '12.50',
      currencySign: code,
      currencyCandidates: [code],
    });
  });

  it('reads what Intl formats in any locale', () => {
    const locales = fc.constantFrom(
      'en-US',
      'de-DE',
      'de-CH',
      'fr-FR',
      'ar-EG',
      'fa-IR',
      'hi-IN',
      'bn-BD',
      'sv-SE',
      'ja-JP',
      'pt-BR',
    );
    const currencies = fc.constantFrom(
      'EUR',
      'USD',
      'GBP',
      'INR',
      'SEK',
      'BRL',
      'PLN',
      'TRY',
      'CZK',
      'AED',
      'ZAR',
      'THB',
    );
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10 ** 10 }),
        locales,
        currencies,
        (amountMinor, locale, currency) => {
          const text = new Intl.NumberFormat(locale, { style: 'currency', currency }).format(
            amountMinor / 100,
          );

          const reading = readPrice(text, { currency });

          expect(Number(reading.amount)).toBe(amountMinor / 100);
          expect(reading.currency).toBe(currency);
        },
      ),
    );
  });
});

describe('two amounts, of which one is the price of the item', () => {
  it.each([
    ['£41.66 ex VAT £49.99 inc VAT', '49.99'],
    ['£41.66 (ex VAT) £49.99 (inc VAT)', '49.99'],
    ['£49.99 inc VAT £41.66 ex VAT', '49.99'],
    ['Ex. VAT: £41.66 Inc. VAT: £49.99', '49.99'],
    ['100,00 € netto 119,00 € brutto', '119.00'],
    ['€ 100,00 excl. btw € 121,00 incl. btw', '121.00'],
    ['100 € HT / 120 € TTC', '120'],
    ['1 000 kr exkl. moms 1 250 kr inkl. moms', '1250'],
    ['1 000 Kč bez DPH 1 210 Kč s DPH', '1210'],
    ['100 € + IVA 121 € IVA incluido', '121'],
    ['100 € IVA esclusa 122 € IVA inclusa', '122'],
    ['$100 ex GST $110 inc GST', '110'],
  ])('reads the price with tax of %s', (text, amount) => {
    expect(readPrice(text)).toMatchObject({ amount, kind: 'exact' });
  });

  it.each(['£41.66 ex VAT £99.99 inc VAT', '£41.66 ex VAT £49.99'])(
    'keeps the first price of %s, whose second is no price with its tax',
    (text) => {
      expect(readPrice(text).amount).toBe('41.66');
    },
  );

  it.each([
    ['24 mies. x 45 zł', '45'],
    ['24 raty x 45 zł', '45'],
    ['12 meses x 30 €', '30'],
    ['24 mån x 199 kr', '199'],
    ['12 měsíců × 450 Kč', '450'],
    ['12 mo x $30', '30'],
    ['10x R$ 45,00', '45.00'],
  ])('says that %s is an instalment', (text, amount) => {
    expect(readPrice(text)).toMatchObject({ amount, kind: 'instalment' });
  });

  it('prefers the whole price to its instalments', () => {
    expect(readPrice('1080 zł lub 24 mies. x 45 zł')).toMatchObject({ amount: '1080', kind: 'exact' });
  });

  it.each([
    ['Box of 12 - £35', '35'],
    ['Pack of 6 – £12.99', '12.99'],
    ['Lot de 3 - 20 €', '20'],
    ['Confezione da 6 - 12 €', '12'],
    ['Size 10 - £35', '35'],
  ])('reads no range from %s, which begins with a quantity or size', (text, amount) => {
    expect(readPrice(text)).toMatchObject({ amount, upTo: null, kind: 'exact' });
  });
});

describe('"Nu", which is a sign in Bhutan and means "now" in Swedish, Danish and Dutch', () => {
  it.each(['Nu 449 kr.', 'NU: 449 kr', 'Nu. 449 kr'])('leaves the crowns of %s', (text) => {
    expect(readPrice(text, { country: 'SE' }).currency).toBe('SEK');
    expect(readPrice(text, { currency: 'DKK' }).currency).toBe('DKK');
  });

  it('leaves the euros behind the amount', () => {
    expect(readPrice('Nu 20 €').currency).toBe('EUR');
  });

  it('states no currency in a shop of another country', () => {
    expect(readPrice('Nu 449', { country: 'SE' }).currencyCandidates).toEqual(['SEK']);
    expect(readPrice('Nu 449', { currency: 'SEK' }).currency).toBe('SEK');
  });

  it('is the sign without other evidence', () => {
    expect(readPrice('Nu. 450').currency).toBe('BTN');
  });
});

describe('hostile texts', () => {
  it('never throws and always returns a decimal or null', () => {
    const pieces = fc.constantFrom(
      '1',
      '12',
      '.',
      ',',
      ' ',
      '-',
      '$',
      '€',
      'kr',
      'x',
      '%',
      '/mo',
      '٣',
      '½',
      '万',
      '\u200e',
      'ab',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(texts, texts, (text, currency) => {
        const { amount, upTo } = readPrice(text, { currency });

        expect(amount ?? '0').toMatch(/^\d+(\.\d+)?$/);
        expect(upTo ?? '0').toMatch(/^\d+(\.\d+)?$/);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '1',
    '1 ',
    '1,',
    '1-',
    '$',
    '$1 ',
    ' ',
    'free shipping over ',
    '1 - 2 ',
    '1万',
    'jan ',
    '+1 55 ',
    '\u200e',
    '😀',
  ])('reads a hundred thousand characters of %j within its bounds', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    const startedAt = Date.now();

    readPrice(text, { currency: text });

    // A hundred times the usual time, so that only a hang fails.
    expect(Date.now() - startedAt).toBeLessThan(10_000);
  });
});
