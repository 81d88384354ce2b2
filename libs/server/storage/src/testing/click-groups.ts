import type { ClickRow } from '../rows/clicks';
import { sampleClick } from './samples';

const first = '2026-11-20T08:00:00.000Z';
const later = '2026-11-20T08:00:00.007Z';
const target = 'https://shop-one.example/p/1';
const tagged = 'https://shop-one.example/p/1?tag=x';
const everyOther = [
  ...['why "so"', 'aff_1', 'session', 'comparison', 'family', 'hash', 'tablet', 'SE', 'us', 'um', 'uc'],
  ...[2, 3, '10-20'],
];

/** Rows of `click_groups` as earlier versions stored them; 0 repeats the previous click's value, or the target as the link. */
export const clickGroups: readonly { readonly id: string; readonly clicks: string }[] = [
  {
    id: '019aa4b6-4500-7000-8000-000000000001',
    clicks: JSON.stringify([
      ['c1', first, target, tagged, 'comparison', 1, 'o1', 'shop-one.example', 'person', null],
      ['c2', 0, target, 0, 0, null, null, 0, 'bot', everyOther],
      ['c3', later, 'https://shop-two.example/ü', 0, '', 2, 'o2', 'shop-two.example', 0, ['why']],
      ['c4', 0, target, tagged, 0, 3, 'o1', 0, 'person', null],
      ['c5', first, target, 0, 'alert', null, null, 'shop-one.example', 0, null],
    ]),
  },
  {
    id: '019aa4b6-4500-7000-8000-000000000002',
    clicks: JSON.stringify([
      ['c6', later, target, 0, 'favourites', null, null, 'shop-one.example', 'person', null],
      ['c1', first, target, 0, 0, null, null, 0, 0, null],
    ]),
  },
];

/** The clicks of the groups, by id. */
export const clicksOfGroups: readonly ClickRow[] = [
  sampleClick({ id: 'c1', source: 'comparison', requestedAt: 1, offerId: 'o1' }),
  sampleClick({
    id: 'c2',
    sentTo: target,
    source: 'comparison',
    requestedAt: null,
    visit: 'bot',
    botReason: 'why "so"',
    referenceId: 'aff_1',
    sessionId: 'session',
    comparisonId: 'comparison',
    userAgentFamily: 'family',
    visitorHash: 'hash',
    device: 'tablet',
    country: 'SE',
    utmSource: 'us',
    utmMedium: 'um',
    utmCampaign: 'uc',
    position: 2,
    offersShown: 3,
    priceGap: '10-20',
  }),
  sampleClick({
    id: 'c3',
    clickedAt: later,
    target: 'https://shop-two.example/ü',
    sentTo: 'https://shop-two.example/ü',
    source: '',
    requestedAt: 2,
    offerId: 'o2',
    retailerDomain: 'shop-two.example',
    visit: 'bot',
    botReason: 'why',
  }),
  sampleClick({
    id: 'c4',
    clickedAt: later,
    source: '',
    requestedAt: 3,
    offerId: 'o1',
    retailerDomain: 'shop-two.example',
  }),
  sampleClick({ id: 'c5', sentTo: target, source: 'alert', requestedAt: null }),
  sampleClick({ id: 'c6', clickedAt: later, sentTo: target, source: 'favourites', requestedAt: null }),
];
