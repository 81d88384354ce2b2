import { readFeedLink, readLetters } from './source-checks';

it.each([
  ['https://shop.example/feed.xml', 'https://shop.example/feed.xml'],
  [' http://shop.example/f.csv ', 'http://shop.example/f.csv'],
  ['shop.example/feed.xml', null],
  ['ftp://shop.example/feed.xml', null],
  ['javascript:alert(1)', null],
  ['', null],
])('reads %j as a feed URL: %j', (typed, link) => {
  expect(readFeedLink(typed)).toBe(link);
});

it.each([
  ['eur', 3, 'EUR'],
  [' DE ', 2, 'DE'],
  ['', 3, null],
  ['euro', 3, undefined],
  ['E1', 2, undefined],
])('reads %j as %d letters: %j', (typed, length, code) => {
  expect(readLetters(typed, length)).toBe(code);
});
