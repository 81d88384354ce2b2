import { readOrigins } from './read-origins';

it.each([
  ['https://shop.example', ['https://shop.example']],
  [
    'https://shop.example/path?x=1\nhttps://www.shop.example',
    ['https://shop.example', 'https://www.shop.example'],
  ],
  ['https://shop.example\n\n https://shop.example/', ['https://shop.example']],
  ['null', ['null']],
  ['', []],
  ['shop.example', null],
  ['https://shop.example\njavascript:alert(1)', null],
])('reads %j as origins: %j', (typed, origins) => {
  expect(readOrigins(typed)).toEqual(origins);
});
