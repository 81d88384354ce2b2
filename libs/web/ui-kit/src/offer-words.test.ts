import { englishKitMessages as english } from './messages/english';
import { germanKitMessages as german } from './messages/german';
import { conditionAndStock, timeAgo } from './offer-words';

const now = new Date('2025-11-20T12:00:00Z');

it.each([
  ['2025-11-20T11:59:01Z', 'just now'],
  ['2025-11-20T12:05:00Z', 'just now'],
  ['2025-11-20T11:59:00Z', '1 min. ago'],
  ['2025-11-20T11:00:01Z', '59 min. ago'],
  ['2025-11-20T11:00:00Z', '1 hr. ago'],
  ['2025-11-19T12:00:00Z', '1 day ago'],
  ['2025-11-06T12:00:00Z', '14 days ago'],
])('shows %s as %s', (instant, words) => {
  expect(timeAgo(instant, now, 'en', english)).toBe(words);
});

it('omits unknown details, and shows when all are unknown', () => {
  expect(conditionAndStock({ condition: 'unknown', availability: 'in_stock' }, english)).toBe('In stock');
  expect(conditionAndStock({ condition: 'used', availability: 'unknown' }, english)).toBe('Used');
  expect(conditionAndStock({ condition: 'unknown', availability: 'unknown' }, english)).toBe('Not specified');
});

it('is in the language of the page', () => {
  expect(conditionAndStock({ condition: 'used', availability: 'in_stock' }, german)).toBe(
    'Gebraucht, auf Lager',
  );
  expect(timeAgo('2025-11-20T11:58:00Z', now, 'de', german)).toBe('vor 2 Min.');
});
