import fc from 'fast-check';
import { readFilterWords } from './filter-words';

const currencies = [
  ['$', 'USD'],
  ['€', 'EUR'],
  ['£', 'GBP'],
  [' euros', 'EUR'],
  [' dollars', 'USD'],
  [' Euro', 'EUR'],
  ['', null],
] as const;
const below = [
  'under',
  'below',
  'less than',
  'up to',
  'maximum',
  'unter',
  'bis',
  'bis zu',
  'höchstens',
  'weniger als',
];
const above = ['over', 'more than', 'at least', 'ab', 'über', 'mindestens'];
const names = [
  'vacuum',
  'headphones',
  'noise cancelling headphones',
  'Staubsauger',
  'Sony WH-1000XM5',
  'Küchenmaschine',
];
const amounts = fc.integer({ min: 1, max: 99_999 });

describe('readFilterWords', () => {
  it('takes any limit in English and German out of the words and leaves the product', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...below),
        fc.constantFrom(...currencies),
        amounts,
        fc.boolean(),
        (name, phrase, [sign, currency], amount, isFirst) => {
          const limit = sign.length === 1 ? `${phrase} ${sign}${amount}` : `${phrase} ${amount}${sign}`;

          const read = readFilterWords(isFirst ? `${limit} ${name}` : `${name} ${limit}`);

          expect(read).toEqual({
            minPrice: null,
            maxPrice: { amount, currency },
            condition: null,
            availability: null,
            shipsFree: false,
            rest: name,
          });
        },
      ),
    );
  });

  it('takes a range from two limits, in either order', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...names),
        fc.constantFrom(...below),
        fc.constantFrom(...above),
        amounts,
        amounts,
        (name, less, more, least, most) => {
          const [one, other] = [`${less} ${most} €`, `${more} ${least} €`];

          const reads = [`${name} ${one} ${other}`, `${other} ${name} ${one}`].map((text) =>
            readFilterWords(text),
          );

          for (const read of reads) {
            expect(read).toMatchObject({
              minPrice: { amount: least, currency: 'EUR' },
              maxPrice: { amount: most, currency: 'EUR' },
              rest: name,
            });
          }
        },
      ),
    );
  });

  it.each([
    ['vacuum under $300', 300, 'USD'],
    ['vacuum under US$300', 300, 'USD'],
    ['vacuum under CA$300', 300, 'CAD'],
    ['vacuum under A$300', 300, 'AUD'],
    ['vacuum under JP¥30,000', 30_000, 'JPY'],
    ['vacuum under 3 000 kr', 3000, null],
    ['vacuum under 1’200 CHF', 1200, 'CHF'],
    ['vacuum $300 or less', 300, 'USD'],
    ['Staubsauger 300 € oder günstiger', 300, 'EUR'],
    ['Staubsauger maximal 1.299,50 €', 1299.5, 'EUR'],
    ['laptop under 1.5k dollars', 1500, 'USD'],
    ['laptop unter 2k', 2000, null],
    ['laptop < 900', 900, null],
    ['laptop max. 900 €', 900, 'EUR'],
    ['monitor up to 4k under 500 €', 500, 'EUR'],
    ['laptop bis 2k €', 2000, 'EUR'],
    ['aspirateur moins de 300 €', 300, 'EUR'],
    ['aspirateur à moins de 300 euros', 300, 'EUR'],
    ["aspirateur jusqu'à 300 €", 300, 'EUR'],
    ['aspiradora por menos de 300 €', 300, 'EUR'],
    ['aspiradora hasta 300 €', 300, 'EUR'],
    ['aspirapolvere sotto i 300 €', 300, 'EUR'],
    ['aspirapolvere fino a 300 €', 300, 'EUR'],
    ['stofzuiger onder de 300 euro', 300, 'EUR'],
    ['stofzuiger tot € 300', 300, 'EUR'],
    ['dammsugare under 3 000 kr', 3000, null],
    ['støvsuger billigere end 3000 kr', 3000, null],
    ['pölynimuri alle 300 €', 300, 'EUR'],
    ['odkurzacz do 1000 zł', 1000, 'PLN'],
    ['odkurzacz poniżej 1 000 zł', 1000, 'PLN'],
    ['vysavač do 5 000 Kč', 5000, 'CZK'],
    ['aspirador até R$ 500', 500, 'BRL'],
    ['пылесос до 15000 руб', 15_000, 'RUB'],
    ['пилосос до 5000 грн', 5000, 'UAH'],
    ['掃除機 30000円 or less', 30_000, 'JPY'],
  ])('reads the limit of %p', (text, amount, currency) => {
    expect(readFilterWords(text)).toMatchObject({ maxPrice: { amount, currency }, minPrice: null });
  });

  it.each([
    '4k tv',
    'tablet under 10 inch',
    'under desk mount',
    'usb-c 100 w',
    'nike air max 90',
    'iphone 15 pro max',
    'lego ab 12 Jahren',
    'maxi dress',
    'bis morgen',
    'usb 3.0 hub up to 10 gbps',
    'Staubsauger bis 1.000 Watt',
    'hdmi kabel bis 8k',
    'Hoodie bis 3XL',
    'zoom up to 10x',
    'Kopfhörer bis 60 Stunden',
    'Babyphone ab 1 Jahr',
    'laptop from 2023',
    'Canon AB12',
    'iphone 15 - 500 €',
    'Zelt bis 4 Personen',
    'Kanister bis 20 Liter',
    'hands free kit',
    'delivery box',
    'etui do 15 cali',
    'uchwyt do 3 telefonów',
    'cavo da 2 a 5',
    'sub 100',
    'stojan pod 27',
    'alle 12',
    'кабель до 3',
    'iphone 16 e 500',
  ])('takes nothing out of %p', (text) => {
    expect(readFilterWords(text)).toEqual({
      minPrice: null,
      maxPrice: null,
      condition: null,
      availability: null,
      shipsFree: false,
      rest: text,
    });
  });

  it.each([
    ['laptop under $900', 'CAD', 'CAD'],
    ['laptop under 900 dollars', 'AUD', 'AUD'],
    ['laptop under ¥900', 'CNY', 'CNY'],
    ['laptop under $900', 'EUR', 'USD'],
    ['laptop under 900 €', 'CAD', 'EUR'],
    ['laptop under 900 usd', 'CAD', 'USD'],
  ])('reads the sign in %p at a place with %s as %s', (text, place, currency) => {
    expect(readFilterWords(text, place).maxPrice).toEqual({ amount: 900, currency });
  });

  it.each([
    ['aspirapolvere da 100 a 300 €', 'EUR'],
    ['stofzuiger tussen 100 en 300 euro', 'EUR'],
    ['odkurzacz od 100 do 300 zł', 'PLN'],
    ['aspirateur entre 100 et 300 €', 'EUR'],
  ])('reads the range of %p', (text, currency) => {
    expect(readFilterWords(text)).toMatchObject({
      minPrice: { amount: 100, currency },
      maxPrice: { amount: 300, currency },
      rest: text.split(' ')[0],
    });
  });

  it.each([
    'begagnad iphone i lager fri frakt',
    'iphone używany na stanie z darmową dostawą',
    'iphone tweedehands op voorraad met gratis verzending',
    'б/у iphone в наличии с бесплатной доставкой',
  ])('reads condition, stock and shipping of %p', (text) => {
    expect(readFilterWords(text)).toMatchObject({
      condition: 'used',
      availability: 'in_stock',
      shipsFree: true,
      rest: 'iphone',
    });
  });

  it('reads condition and stock beside a limit', () => {
    expect(readFilterWords('used iphone in stock under £200')).toEqual({
      minPrice: null,
      maxPrice: { amount: 200, currency: 'GBP' },
      condition: 'used',
      availability: 'in_stock',
      shipsFree: false,
      rest: 'iphone',
    });
  });

  it.each([
    'iphone free shipping',
    'free delivery iphone',
    'iphone with free shipping',
    'iphone mit kostenlosem Versand',
    'iphone versandkostenfrei',
    'iphone Gratisversand',
    'iphone livraison gratuite',
  ])('reads free shipping in %p', (text) => {
    expect(readFilterWords(text)).toMatchObject({ shipsFree: true, rest: 'iphone' });
  });

  it('never invents words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const { rest } = readFilterWords(text);

        const given = text.replace(/\s+/g, '');
        expect([...rest.replace(/\s+/g, '')].every((letter) => given.includes(letter))).toBe(true);
        expect(rest.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
