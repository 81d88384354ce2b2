import { englishKitMessages as english } from './messages/english';
import { germanKitMessages as german } from './messages/german';
import { conditionAndStock, ratingSentence, termsSentence, timeAgo } from './offer-words';

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

it.each([
  [
    { returns: { days: 30, isFree: true }, payments: ['card', 'paypal'] as const },
    '30 days to return, free · card, PayPal',
  ],
  [{ returns: { days: 1, isFree: false } }, '1 day to return'],
  [{ returns: { days: null } }, 'no time limit for returns'],
  [{ returns: { days: 0 } }, 'no returns'],
  [{ payments: ['invoice'] as const }, 'invoice'],
  [{ rating: { value: 4, best: 5, count: 3 } }, ''],
])('shows the terms %j', (facts, words) => {
  expect(termsSentence(facts, english)).toBe(words);
});

it('shows a rating on its own scale, with its count', () => {
  expect(ratingSentence({ value: 4.55, best: 5, count: 1280 }, english, 'en')).toBe(
    '4.6 of 5 (1,280 ratings)',
  );
  expect(ratingSentence({ value: 92, best: 100, count: 1 }, german, 'de')).toBe('92 von 100 (1 Bewertung)');
});
