import fc from 'fast-check';
import { createVocabulary, spellingKeys, typingDistance } from './vocabulary';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 4, maxLength: 10 });

describe('spellingKeys', () => {
  it('gives two words one edit apart a common key', () => {
    fc.assert(
      fc.property(
        word,
        fc.nat(),
        fc.constantFrom('insert', 'drop', 'replace', 'swap'),
        (term, seed, edit) => {
          const place = seed % (term.length - 1);
          const [start, end] = [term.slice(0, place), term.slice(place)];
          const typed = {
            insert: `${start}e${end}`,
            drop: start + end.slice(1),
            replace: `${start}e${end.slice(1)}`,
            swap: start + (end[1] ?? '') + (end[0] ?? '') + end.slice(2),
          }[edit];

          const keys = spellingKeys(typed);

          expect(spellingKeys(term).some((key) => keys.includes(key))).toBe(true);
        },
      ),
    );
  });

  it('returns none for a code', () => {
    const keys = spellingKeys('wh1000xm5');

    expect(keys).toEqual([]);
  });
});

describe('typingDistance', () => {
  it('is symmetric and 0 only for equal words', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        const distance = typingDistance(one, other, 3);

        expect(distance).toBe(typingDistance(other, one, 3));
        expect(distance === 0).toBe(one === other);
      }),
    );
  });
});

describe('createVocabulary', () => {
  it('prefers the nearer term, then the more common', () => {
    const vocabulary = createVocabulary(
      100,
      [],
      [
        { term: 'printing', documentCount: 90 },
        { term: 'printer', documentCount: 5 },
        { term: 'pointer', documentCount: 7 },
      ],
    );

    const near = vocabulary.nearby('printre');

    expect(near.map(({ term }) => term)).toEqual(['printer']);
  });
});
