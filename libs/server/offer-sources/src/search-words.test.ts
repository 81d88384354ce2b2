import { plainSearchWords, searchWords, shareOfWords } from './search-words';

const nothing = { title: '', brand: null, gtins: [], mpn: null, attributes: {} };

describe('searchWords', () => {
  it('begins with the surest and ends with the widest', () => {
    const words = searchWords({
      title: 'Wireless Noise-Canceling Headphones, over-ear (black) with case and cable',
      brand: 'Sony',
      gtins: ['04548736132610'],
      mpn: 'WH1000XM5B',
      attributes: {},
    });

    expect(words).toEqual([
      '4548736132610',
      'Sony WH1000XM5B',
      'Sony Wireless Noise-Canceling Headphones over-ear black with case',
      'Sony Wireless Noise-Canceling Headphones',
    ]);
  });

  it('says nothing twice', () => {
    expect(searchWords({ ...nothing, title: 'Oak tray' })).toEqual(['Oak tray']);
  });

  it('has nothing to say of nothing', () => {
    expect(searchWords(nothing)).toEqual([]);
    expect(plainSearchWords(nothing)).toBeNull();
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
