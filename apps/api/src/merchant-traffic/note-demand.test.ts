import { wordsToStore } from './note-demand';

describe('wordsToStore', () => {
  it.each([
    ['  Oak   DESK ', 'oak desk'],
    ['sony wh-1000xm5', 'sony wh-1000xm5'],
    ['4006381333931', '4006381333931'],
  ])('stores %j as %j', (text, words) => {
    expect(wordsToStore(text)).toBe(words);
  });

  it.each([
    '',
    'x',
    'ann@post.example',
    'https://oak.test/p/1',
    'www.oak.test',
    '+49 170 1234567',
    'o'.repeat(81),
  ])('stores nothing of %j', (text) => {
    expect(wordsToStore(text)).toBeNull();
  });
});
