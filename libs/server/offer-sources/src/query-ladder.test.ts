import type { ProductIdentity } from '@pricehunt/offers';
import { SourceFailure } from './offer-source';
import { climbLadder, queryRungs, shareOfWords } from './query-ladder';
import { sampleOffer, sampleRequest } from './testing';

const nothing: ProductIdentity = { title: '', brand: null, gtins: [], mpn: null, attributes: {} };
const { product } = sampleRequest();

describe('queryRungs', () => {
  it('starts with the GTIN, then model, brand and distinctive words', () => {
    expect(queryRungs({ ...product, mpn: null })).toEqual([
      { kind: 'gtin', text: '4548736132610' },
      { kind: 'model', text: 'WH-1000XM5' },
      { kind: 'brand-model', text: 'Sony WH-1000XM5' },
      { kind: 'words', text: 'Sony WH-1000XM5 Headphones' },
    ]);
  });

  it.each([
    [
      'Sony WH-1000XM5 kabellose Bluetooth Noise Cancelling Kopfhörer (30h Akku), Schwarz',
      'Sony',
      'WH-1000XM5',
    ],
    ['DEWALT DCD791D2-QW Akku-Bohrschrauber 18V 2x 2,0Ah Li-Ion', 'DEWALT', 'DCD791D2-QW'],
    ['Bosch Professional Perceuse-visseuse sans fil GSR18V-55 (2 batteries 4,0Ah)', 'Bosch', 'GSR18V-55'],
    ['Samsung Lavadora WW90T534DAW/S3 9kg 1400rpm blanca', 'Samsung', 'WW90T534DAW'],
    ['Philips Friggitrice ad aria HD9252/90 4,1L 1400W nera', 'Philips', 'HD9252'],
    ['Odkurzacz bezprzewodowy Dyson V15 Detect SV47 660W', 'Dyson', 'SV47'],
    ['Logitech draadloze muis MX Master 3S 910-006559 grafiet', 'Logitech', null],
    ['ソニー ワイヤレスヘッドホン WH-1000XM5 ブラック', 'Sony', 'WH-1000XM5'],
    ['Samsung 990 PRO SSD 2TB PCIe4.0 NVMe M.2 2280', 'Samsung', null],
    ['Dell Monitor 27 Zoll 2560x1440 USB3.0 HDMI2.1 U2724D', 'Dell', 'U2724D'],
    ['AVM FRITZ!Box 7590 AX WLAN 6 DSL-Router', 'AVM', null],
  ])('finds the model number in %s', (title, brand, model) => {
    const models = queryRungs({ ...nothing, title, brand }).filter(({ kind }) => kind === 'model');

    expect(models.map(({ text }) => text)).toEqual(model === null ? [] : [model]);
  });

  it.each([
    ['Apple iPhone 15 Pro 256GB Titan Natur', 'Apple', 'Apple iPhone 15 Pro'],
    [
      'De’Longhi Magnifica S Kaffeevollautomat, 1,8 l, Schwarz',
      'De’Longhi',
      'De’Longhi Magnifica S Kaffeevollautomat',
    ],
    ['Casque sans fil Bose QuietComfort Ultra noir', 'Bose', 'Bose Casque QuietComfort Ultra'],
    ['oak tray', null, 'oak tray'],
  ])('ends with the brand and the distinctive words of %s', (title, brand, words) => {
    expect(queryRungs({ ...nothing, title, brand }).at(-1)).toEqual({ kind: 'words', text: words });
  });

  it('searches for a part number missing from the title, and for the model in it', () => {
    const rungs = queryRungs({
      ...nothing,
      title: 'Lenovo IdeaPad Slim5',
      brand: 'Lenovo',
      mpn: '83DA0046GE',
    });

    expect(rungs.map(({ text }) => text)).toEqual([
      '83DA0046GE',
      'Slim5',
      'Lenovo 83DA0046GE',
      'Lenovo IdeaPad Slim5',
    ]);
  });

  it('adds other spellings of the model for exact searches', () => {
    const models = queryRungs({ ...nothing, title: 'Sony WH1000-XM5' }, { isLiteral: true }).map(
      ({ text }) => text,
    );

    expect(models).toEqual(expect.arrayContaining(['WH1000-XM5', 'WH1000XM5', 'WH-1000XM5']));
  });

  it('adds two adjacent words and one word of the title for exact searches', () => {
    const title = 'Brooks Chaussure de trail Cascadia 18 noir';

    const rungs = queryRungs({ ...nothing, title, brand: 'Brooks' }, { isLiteral: true });

    expect(rungs.map(({ text }) => text)).toEqual(['trail Cascadia', 'Chaussure']);
  });

  it('never searches for a whole marketing title', () => {
    const title =
      'Noise Cancelling Over-Ear Headphones with Carrying Case and Cable for Travel, Office and Home';

    const [words] = queryRungs({ ...nothing, title, brand: 'Soundcore' });

    expect(words?.text.split(' ')).toHaveLength(4);
  });

  it('is empty if nothing is known', () => {
    expect(queryRungs(nothing)).toEqual([]);
  });
});

describe('climbLadder', () => {
  const rungs = queryRungs(product);
  const match = { offer: sampleOffer(), productId: null };
  const other = {
    offer: sampleOffer({
      id: 'other',
      title: 'Copper kettle',
      brand: 'Barn',
      gtins: [],
      mpn: null,
      attributes: {},
    }),
    productId: null,
  };

  it('stops at the query with a match, and returns earlier offers too', async () => {
    const asked: string[] = [];

    const found = await climbLadder({
      request: { product },
      rungs,
      ask: async ({ kind }) => {
        asked.push(kind);
        return kind === 'gtin' ? [other] : [match];
      },
    });

    expect(asked).toEqual(['gtin', 'model']);
    expect(found.map(({ offer }) => offer.id)).toEqual(['other', match.offer.id]);
  });

  it('runs every query once if none matches', async () => {
    const asked: string[] = [];

    await climbLadder({
      request: { product },
      rungs,
      ask: async ({ text }) => {
        asked.push(text);
        return [other];
      },
    });

    expect(asked).toEqual(rungs.map(({ text }) => text));
  });

  it('fails with the first error if nothing was found, without further queries', async () => {
    const asked: string[] = [];
    const climb = climbLadder({
      request: { product },
      rungs,
      ask: async ({ kind }) => {
        asked.push(kind);
        if (kind === 'model') throw new SourceFailure('blocked', 'the shop said 403');
        return [];
      },
    });

    await expect(climb).rejects.toMatchObject({ reason: 'blocked' });
    expect(asked).toEqual(['gtin', 'model']);
  });

  it('returns offers found before a failure', async () => {
    const found = await climbLadder({
      request: { product },
      rungs,
      togetherAtFirst: 2,
      ask: async ({ kind }) => {
        if (kind === 'gtin') throw new SourceFailure('rate-limited', 'too many');
        return [match];
      },
    });

    expect(found).toEqual([match]);
  });
});

describe('shareOfWords', () => {
  it.each([
    ['Sony WH-1000XM5', 'Sony WH-1000XM5 headphones', 1],
    ['oak tray', 'Tray of beech', 0.5],
    ['', 'anything', 0],
  ])('of "%s" in "%s" is %s', (wanted, text, share) => {
    expect(shareOfWords(wanted, text)).toBe(share);
  });
});
