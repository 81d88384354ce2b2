import { isTimeZone } from './time-zone';

it.each([
  ['Europe/Berlin', true],
  ['UTC', true],
  ['Middle-earth/Shire', false],
  ['', false],
])('%s is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});
