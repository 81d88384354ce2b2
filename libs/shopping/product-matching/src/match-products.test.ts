import fc from 'fast-check';
import { explainMatch } from './explain-match';
import { isMatch, matchProducts } from './match-products';
import type { MatchInput } from './match-profile';

const offer = (title: string, more: Partial<MatchInput> = {}): MatchInput => ({
  title,
  brand: null,
  gtins: [],
  mpn: null,
  attributes: {},
  ...more,
});
const gtins = ['04006381333931'];

describe('matchProducts', () => {
  it('matches an equal GTIN, however the titles are worded', () => {
    const match = matchProducts(
      offer('Stabilo Boss', { gtins, brand: 'Stabilo' }),
      offer('Stabilo Textmarker gelb Leuchtstift', { gtins, brand: 'Stabilo' }),
    );

    expect(match).toMatchObject({
      decision: 'same',
      reasons: [{ kind: 'same-gtin', gtin: '04006381333931' }],
    });
  });

  it('ignores an equal GTIN if the titles name different products', () => {
    const match = matchProducts(
      offer('Sony WH-1000XM5 Headphones', { gtins, brand: 'Sony' }),
      offer('Garden gnome with lantern', { gtins }),
    );

    expect(match).toMatchObject({ decision: 'different', vetoes: [{ kind: 'title' }] });
  });

  it('matches an equal GTIN in another condition as a variant', () => {
    const left = offer('Sony WH-1000XM5', { gtins, condition: 'refurbished' });

    const match = matchProducts(left, offer('Sony WH-1000XM5', { gtins, condition: 'new' }));

    expect(match.decision).toBe('variant');
  });

  it.each([
    ['Sony', 'WH-1000XM5', 'Sony', 'WH1000XM5'],
    ['HP', 'CF410X', 'HP Inc.', 'cf 410 x'],
    ['Sony Corporation', 'WH1000XM5', 'Sony', 'wh 1000-xm5'],
  ])('matches %s %s and %s %s as the same model', (brand, mpn, otherBrand, otherMpn) => {
    const match = matchProducts(
      offer('Headphones with noise cancelling', { brand, mpn }),
      offer('Kopfhörer', { brand: otherBrand, mpn: otherMpn }),
    );

    expect(match.decision).toBe('same');
    expect(match.reasons.map(({ kind }) => kind)).toContain('same-model');
  });

  it("doesn't accept a part number of three characters as a model", () => {
    const match = matchProducts(
      offer('Cable', { brand: 'A', mpn: 'X1' }),
      offer('Lamp', { brand: 'A', mpn: 'X1' }),
    );

    expect(isMatch(match)).toBe(false);
  });

  it("doesn't match an equal part number of another brand", () => {
    const match = matchProducts(
      offer('Toner', { brand: 'Canon', mpn: '123456' }),
      offer('Drill', { brand: 'Bosch', mpn: '123456' }),
    );

    expect(isMatch(match)).toBe(false);
  });

  it("isn't certain about an equal model with other GTINs", () => {
    const match = matchProducts(
      offer('Sony WH1000XM5', { brand: 'Sony', mpn: 'WH1000XM5', gtins: ['04006381333931'] }),
      offer('Sony WH1000XM5', { brand: 'Sony', mpn: 'WH1000XM5', gtins: ['05012345678900'] }),
    );

    expect(match.decision).toBe('probably-same');
  });

  it.each([
    ['Sony WH-1000XM5 wireless headphones black', 'Sony WH1000XM5 Noise Cancelling Headphones (Black)'],
    ['Canon PowerShot SX10 IS digital camera', 'Canon SX10IS PowerShot Digital Camera 10MP'],
    ['Samsung 22" LCD HDTV LN22A450', 'Samsung LN-22A450 22-inch LCD TV'],
  ])('matches %p and %p', (left, right) => {
    const match = matchProducts(offer(left), offer(right));

    expect(isMatch(match)).toBe(true);
  });

  it.each([
    ['Apple iPhone 12 64GB black', 'Apple iPhone 12 128GB black', 'capacity', 'variant'],
    ['Samsung T7 SSD 1TB', 'Samsung T7 SSD 2 TB', 'capacity', 'variant'],
    ['Apple iPhone 12 64GB black', 'Apple iPhone 12 64GB white', 'colour', 'variant'],
    ['Logitech MX Master maus schwarz', 'Logitech MX Master mouse white', 'colour', 'variant'],
    ['Duracell AA batteries 4-pack', 'Duracell AA batteries pack of 12', 'pack', 'variant'],
    ['Nivea cream 3 x 150 ml', 'Nivea cream 150 ml', 'pack', 'variant'],
    ['Nivea soft cream 200 ml', 'Nivea soft cream 0.3 l', 'size', 'variant'],
    ['LG OLED television 55"', 'LG OLED television 65 inch', 'size', 'variant'],
    ['Apple iPhone 12 64GB refurbished', 'Apple iPhone 12 64GB', 'condition', 'variant'],
    ['Apple iPhone 12 64GB', 'Apple iPhone 13 64GB', 'generation', 'different'],
    ['Apple iPod nano 4th generation', 'Apple iPod nano (5th generation)', 'generation', 'different'],
    ['Sony Cyber-shot RX100 II', 'Sony Cyber-shot RX100 III', 'generation', 'different'],
    ['Google Pixel 8', 'Google Pixel 8 Pro', 'edition', 'different'],
    ['Apple iPhone 12 64GB black', 'Leather case for Apple iPhone 12 black', 'accessory', 'different'],
    ['Sony WH-1000XM5 headphones', 'Hard case compatible with Sony WH-1000XM5', 'accessory', 'different'],
    ['Canon EOS R6 camera', 'Battery charger for Canon EOS R6 camera', 'accessory', 'different'],
    ['Sony WH-1000XM5 headphones', 'Ear cushions for Sony WH-1000XM5', 'accessory', 'different'],
    ['Sony WH-1000XM5 Kopfhörer', 'Ersatz-Ohrpolster für Sony WH-1000XM5', 'accessory', 'different'],
    ['Bosch Athlet vacuum cleaner', 'Replacement hose for Bosch Athlet vacuum', 'accessory', 'different'],
    ['Bosch Athlet Staubsauger', 'Schlauch kompatibel zu Bosch Athlet', 'accessory', 'different'],
    ['Bosch Athlet Staubsauger', 'Schlauch geeignet Bosch Athlet', 'accessory', 'different'],
    ['Bosch GSR 12V-35 cordless drill', 'Chuck for Bosch GSR 12V-35', 'accessory', 'different'],
    ['Nintendo Switch OLED', 'Nintendo Switch OLED bundle Mario Kart', 'bundle', 'variant'],
    ['Gigabyte Radeon RX 5500 8 GB', 'Gigabyte Radeon RX 5500 4096 MB', 'capacity', 'variant'],
    ['Crucial DDR4 laptop memory 8 Go', 'Crucial DDR4 laptop memory 16 GB', 'capacity', 'variant'],
    ['Philips monitor 27 duim', 'Philips monitor 32 tum', 'size', 'variant'],
    ['Shimano Ultegra cassette 11 vitesses', 'Shimano Ultegra cassette 12-speed', 'generation', 'different'],
    ['Duracell Plus Power 4 Stück', 'Duracell Plus Power 12 szt', 'pack', 'variant'],
    ['Apple iPhone 12 64GB używany', 'Apple iPhone 12 64GB', 'condition', 'variant'],
    ['Apple iPhone 12 64GB б/у', 'Apple iPhone 12 64GB', 'condition', 'variant'],
    ['Apple iPhone 12 64GB svart', 'Apple iPhone 12 64GB white', 'colour', 'variant'],
    ['Apple iPhone 12 64GB чёрный', 'Apple iPhone 12 64GB white', 'colour', 'variant'],
    ['Apple iPhone 12 64GB czarna', 'Apple iPhone 12 64GB branco', 'colour', 'variant'],
    ['Apple iPhone 12 64GB', 'Чехол для Apple iPhone 12 64GB', 'accessory', 'different'],
  ])('distinguishes %p and %p by %s', (left, right, kind, decision) => {
    const match = matchProducts(offer(left), offer(right));

    expect(match.vetoes.map((veto) => veto.kind)).toContain(kind);
    expect(match.decision).toBe(decision);
  });

  it('is certain about a long code in both titles, however spaced', () => {
    const match = matchProducts(
      offer('Sony WH-1000XM5 wireless headphones black'),
      offer('Sony WH1000XM5 wireless headphones black'),
    );

    expect(match.decision).toBe('same');
  });

  it.each([
    ['a code', 'Fellow Stagg Pour-Over Kettle Matte Steel', 'Fellow Stagg Pour-Over Kettle Matte Steel'],
    ['a code of eight signs or a brand', 'Shimano XT CS-M8000 cassette', 'Shimano XT CS-M8000 cassette'],
    ['a code that is no count', 'Ampad writing pads 50-sheet white', 'Ampad writing pads 50-sheet white'],
    ['a code that is no picture size', 'Smart TV 3840x2160 LED black', 'Smart TV 3840x2160 LED black'],
    [
      'a code of whole words',
      'Hikvision DS-7208HQHI-K1 (Turbo HD 4.0) 1080P 4MP Lite',
      'Hikvision DS-7216HQHI-K1 (Turbo HD 4.0)1080P 4MP Lite',
    ],
    [
      'all codes in both titles',
      'Jabra BIZ23001 headset 2393-823-109MS',
      'Jabra BIZ23001 headset 2399-829-109MS',
    ],
    ['two digits in the code', 'Epson A4/Premium Photo Paper', 'Epson A4/Premium Photo Paper'],
    ['the whole code', 'Bosch HBS534BB0B oven stainless steel', 'Bosch HBS534BB0 oven stainless steel'],
    ['a code of its own', 'Crucial 4GB PC3-12800 memory', 'Crucial 4GB PC3-12800 memory'],
    ['one code for each licence', 'McAfee TSA00M005PAA 3 user license', 'McAfee TSA00M005PAA 3 user license'],
    ['all codes in both', 'Sony DSLRA350K zoom DT18250', 'Sony DSLRA350K zoom SAL75300'],
  ])("isn't certain without %s", (_, left, right) => {
    expect(matchProducts(offer(left), offer(right)).decision).not.toBe('same');
  });

  it.each([
    [
      'an accessory word of something that serves nothing else',
      'Wild Photo Effects (jewel case)',
      'Wild Photo Effects',
    ],
    [
      'a word for the product itself',
      'Corsair Carbide 275R Mid Tower Case',
      'Corsair Carbide 275R Tempered Glass',
    ],
    [
      'an edition word far from the model',
      'Jabra Evolve 80 headset',
      'Jabra Evolve 80 headset USB, mini phone plug',
    ],
    ['a speed', 'SanDisk Extreme 128GB', 'SanDisk Extreme 128GB 70 MB/s'],
  ])('sees no contradiction in %s', (_, left, right) => {
    expect(matchProducts(offer(left), offer(right)).vetoes).toEqual([]);
  });

  it.each([
    ['brands', { brand: 'Bosch' }, { brand: 'Makita' }],
    ['part numbers', { brand: 'Bosch', mpn: '06019G8000' }, { brand: 'Bosch', mpn: '2608P0099X' }],
  ])("doesn't match equal titles with different %s", (_, left, right) => {
    const title = 'Cordless drill 18V with two batteries';

    expect(isMatch(matchProducts(offer(title, left), offer(title, right)))).toBe(false);
  });

  it.each([
    ['the brand before it', 'HP CE278A'],
    ['an option after it', 'CE278A#140'],
    ['a name before it', 'Remarketed CE278A'],
  ])('reads a part number with %s', (_, mpn) => {
    const match = matchProducts(
      offer('HP laser cartridge', { brand: 'HP', mpn }),
      offer('Toner black', { brand: 'HP', mpn: 'CE278A' }),
    );

    expect(match.decision).toBe('same');
  });

  it('takes no name for a part number', () => {
    const [left, right] = [
      offer('Da-Lite manual screen, 60 x 80', { brand: 'Da-Lite', mpn: 'Video Spectra 1.5' }),
      offer('Da-Lite electric screen, 92 inch', { brand: 'Da-Lite', mpn: 'Video Spectra 1.5' }),
    ];

    expect(matchProducts(left, right).decision).not.toBe('same');
  });

  it("distinguishes colours whatever the brand's name is", () => {
    const brand = 'Black & Decker';

    const match = matchProducts(
      offer('Black & Decker kettle red', { brand }),
      offer('Black & Decker kettle white', { brand }),
    );

    expect(match.vetoes.map(({ kind }) => kind)).toEqual(['colour']);
  });

  it('treats 68.6 cm as 27 inch, and 1000 GB as 1 TB', () => {
    const match = matchProducts(offer('Dell monitor 68.6 cm 1 TB'), offer('Dell monitor 27" 1000 GB'));

    expect(match.vetoes).toEqual([]);
  });

  it.each([
    ['black', 'Svart', true],
    ['Rood', 'röd', true],
    ['Vit', 'black', false],
    ['Zilver', 'Creme', false],
  ])('compares the colours %s and %s in any language', (one, other, areOne) => {
    const inColour = (colour: string) => offer('Fellow Stagg EKG kettle', { attributes: { colour } });
    const { vetoes } = matchProducts(inColour(one), inColour(other));

    expect(vetoes.map(({ kind }) => kind)).toEqual(areOne ? [] : ['colour']);
  });

  it("reads the title's colour if the colour field names none", () => {
    const cartridge = (colour: string) =>
      offer(`OKI Toner C6000n Original ${colour}`, { brand: 'OKI', attributes: { colour: 'yes' } });

    const { vetoes } = matchProducts(cartridge('Cyan'), cartridge('Yellow'));

    expect(vetoes.map(({ kind }) => kind)).toEqual(['colour']);
  });

  it("doesn't take the number in a name for a part number", () => {
    const ofName = (mpn: string) => offer(`HP ${mpn}`, { brand: 'HP', mpn });

    const match = matchProducts(ofName('LaserJet 1000'), ofName('Scanjet Professional 1000'));

    expect(isMatch(match)).toBe(false);
  });

  it('never matches another pack, capacity, colour, size or condition', () => {
    const base = fc.constantFrom(
      'Acme Blender',
      'Sony WH-1000XM5 headphones',
      'Bosch drill GSR 12V',
      'Samsung Galaxy phone',
    );
    const pair = fc.oneof(
      fc
        .uniqueArray(fc.integer({ min: 2, max: 48 }), { minLength: 2, maxLength: 2 })
        .map((n) => n.map((each) => `${each}-pack`)),
      fc
        .uniqueArray(fc.constantFrom(16, 32, 64, 128, 256), { minLength: 2, maxLength: 2 })
        .map((n) => n.map((each) => `${each} GB`)),
      fc.uniqueArray(fc.constantFrom('black', 'weiß', 'rouge', 'azul'), { minLength: 2, maxLength: 2 }),
      fc
        .uniqueArray(fc.constantFrom(24, 27, 32, 43, 55), { minLength: 2, maxLength: 2 })
        .map((n) => n.map((each) => `${each} inch`)),
      fc.constantFrom('refurbished', 'used', 'renewed').map((word) => [word, '']),
    );

    fc.assert(
      fc.property(base, pair, (title, [one = '', other = '']) => {
        const match = matchProducts(offer(`${title} ${one}`), offer(`${title} ${other}`));

        expect(isMatch(match)).toBe(false);
      }),
    );
  });

  it('decides on any two texts, symmetrically', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.lorem(),
      fc.constantFrom('Sony TV 55" black 2-pack', '', "24'"),
    );

    fc.assert(
      fc.property(text, text, (left, right) => {
        const match = matchProducts(offer(left), offer(right, { mpn: left, description: right }));
        const changed = matchProducts(offer(right, { mpn: left, description: right }), offer(left));

        expect(match.decision).toBe(changed.decision);
        expect(match.confidence).toBeCloseTo(changed.confidence);
        expect(match.confidence >= 0 && match.confidence <= 1).toBe(true);
        expect(explainMatch(match)).not.toBe('');
      }),
    );
  });
});

describe('explainMatch', () => {
  it('names the GTIN as printed', () => {
    const match = matchProducts(offer('a', { gtins }), offer('b', { gtins }));

    const sentence = explainMatch(match);

    expect(sentence).toBe('Same barcode 4006381333931.');
  });

  it('names the model number in capitals and the differing colours', () => {
    const sony = { brand: 'Sony', mpn: 'WH-1000XM5' };
    const match = matchProducts(offer('Sony WH1000XM5 black', sony), offer('Sony WH1000XM5 silver', sony));

    const sentence = explainMatch(match);

    expect(sentence).toBe('Different colour: black / silver. Same brand and model number WH1000XM5.');
  });
});
