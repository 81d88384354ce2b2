import type { OrderStanding } from './order-verdict';
import { orderVerdict } from './order-verdict';

const standing: OrderStanding = {
  isDuplicate: false,
  isDenied: false,
  isCurrencyKnown: true,
  isTest: false,
  cameWithoutId: false,
  isWaiting: false,
};
const credited = [{ touchId: 'a', share: 10_000, reason: 'credited' }] as const;
const bot = [{ touchId: 'a', share: 0, reason: 'bot' }] as const;
const covered = { touchId: 'r', share: 0, reason: 'same-journey' } as const;

describe('orderVerdict', () => {
  it.each([
    [{}, credited, 'attributed', 'credited'],
    [{ isTest: true }, credited, 'attributed', 'test-order'],
    [{ isDuplicate: true }, credited, 'unattributed', 'duplicate-order'],
    [{ isDenied: true }, credited, 'unattributed', 'merchant-denied'],
    [{ isCurrencyKnown: false }, credited, 'unattributed', 'currency-unsupported'],
    [{ isWaiting: true }, bot, 'unattributed', 'bot'],
    [{}, [...bot, covered], 'unattributed', 'bot'],
    [{ isWaiting: true }, [], 'waiting', 'waiting'],
    [{ cameWithoutId: true, isWaiting: true }, [], 'unattributed', 'consent-missing'],
    [{}, [], 'unattributed', 'no-touch'],
  ] as const)('with %j and %j says %s: %s', (change, credits, state, reason) => {
    expect(orderVerdict({ ...standing, ...change }, credits)).toEqual({ state, reason });
  });
});
