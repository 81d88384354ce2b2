import { buildComparedOffer } from '@pricehunt/api-contract/testing';
import { german } from '../messages/german';
import { english } from '../messages/english';
import { noBestSentence } from './no-best-sentence';

type Row = Parameters<typeof noBestSentence>[0][number];

const fresh = buildComparedOffer({ condition: 'new', availability: 'in_stock' });
const soldOut = buildComparedOffer({ condition: 'new', availability: 'out_of_stock' });
const gone = buildComparedOffer({ condition: 'new', availability: 'discontinued' });
const used = buildComparedOffer({ condition: 'used', availability: 'in_stock' });
const faraway = buildComparedOffer({ shipping: { kind: 'not-shipped' }, availability: 'in_stock' });
const likely = buildComparedOffer(
  { condition: 'new', availability: 'in_stock' },
  { match: { level: 'probably-same', confidence: 0.8, sentence: 'Looks the same' } },
);
const soldOutFaraway = { ...faraway, offer: { ...faraway.offer, availability: 'out_of_stock' as const } };

const cases: readonly [name: string, rows: readonly Row[], english: string, german: string][] = [
  [
    'every offer is out of stock',
    [soldOut, gone, soldOutFaraway],
    'Out of stock at every shop we found',
    'In allen gefundenen Shops ausverkauft',
  ],
  [
    'the offers in stock don’t ship there',
    [soldOut, faraway],
    'No shop we found can ship this to Sweden right now',
    'Zurzeit in keinem gefundenen Shop für das Lieferland Sweden erhältlich',
  ],
  [
    'only used offers are in stock',
    [soldOut, used],
    'Only used items are available',
    'Nur gebraucht erhältlich',
  ],
  [
    'only a likely match is available new',
    [soldOut, used, likely],
    'We found offers that may be your product',
    'Angebote gefunden, die dein Produkt sein könnten',
  ],
  [
    'a new offer has no exchange rate',
    [soldOut, fresh],
    'We found offers, but can’t convert all their currencies today',
    'Angebote gefunden, aber wir können heute nicht alle Währungen umrechnen',
  ],
];

it.each(cases)('says why no offer is best when %s', (_name, rows, inEnglish, inGerman) => {
  expect(noBestSentence(rows, english.comparison, 'Sweden')).toBe(inEnglish);
  expect(noBestSentence(rows, german.comparison, 'Sweden')).toBe(inGerman);
});
