import type { AnswerKind } from './answers/every-answerer';

export interface ScoredSet {
  readonly scorer: string;
  readonly set: string;
  readonly kind: AnswerKind;
  readonly figures: readonly ScoredFigure[];
  /** The average milliseconds allowed per question; null without a target. */
  readonly msMax: number | null;
}

interface ScoredFigure {
  readonly what: string;
  /** The path in the scorer's JSON, joined by dots. */
  readonly path: string;
  /** The best comparable peer with its figure; null when none was measured. */
  readonly peer: Peer | null;
  readonly aim: string;
}

export type Peer = readonly [name: string, figure: number];

/** By source of labelled pairs: peers that were trained on the source, and those that weren't. */
export const leftOutPeers: Readonly<
  Record<string, { readonly trained: Peer | null; readonly untrained: Peer | null; readonly aim: string }>
> = {
  'abt-buy': { trained: ['Ditto', 0.893], untrained: ['GPT-4o', 0.922], aim: '' },
  'walmart-amazon': { trained: ['Ditto', 0.868], untrained: ['GPT-4o', 0.707], aim: '≥ 0.80' },
  'amazon-google': { trained: ['Ditto', 0.756], untrained: ['GPT-4o', 0.635], aim: '≥ 0.62' },
  wdc: { trained: null, untrained: ['GPT-4o', 0.816], aim: '≥ 0.60' },
};

/** Every scored set, with the best comparable peers' published or measured figures. */
export const scoredSets: readonly ScoredSet[] = [
  {
    scorer: 'score-matching.mjs',
    set: 'abt-buy',
    kind: 'matching-pairs',
    msMax: null,
    figures: [
      { what: 'matching pairs: F1', path: 'f1', peer: ['Ditto', 0.89], aim: '≥ 0.92' },
      { what: 'matching pairs: precision', path: 'precision', peer: null, aim: 'above recall' },
      { what: 'matching pairs: recall', path: 'recall', peer: null, aim: '' },
    ],
  },
  ...(['walmart-amazon', 'amazon-google', 'wdc'] as const).map((set): ScoredSet => ({
    scorer: 'score-matching.mjs',
    set,
    kind: 'matching-pairs',
    msMax: null,
    figures: [{ what: `matching pairs, ${set}: F1`, path: 'f1', peer: null, aim: '' }],
  })),
  {
    scorer: 'score-matching.mjs',
    set: 'pricerunner',
    kind: 'matching-clusters',
    msMax: null,
    figures: [{ what: 'grouping: macro F1', path: 'macroF1', peer: ['UPM', 0.596], aim: '≥ 0.66' }],
  },
  {
    scorer: 'score-matching.mjs',
    set: 'abt-buy-e2e',
    kind: 'matching-lookup',
    msMax: null,
    figures: [
      { what: 'look-up: hit@1', path: 'hit1', peer: ['letter triples', 0.855], aim: '≥ 0.95' },
      { what: 'look-up: hit@10', path: 'hit10', peer: ['letter triples', 0.99], aim: '' },
      { what: 'look-up: F1', path: 'f1', peer: ['letter triples', 0.852], aim: '' },
    ],
  },
  {
    scorer: 'score-prices.mjs',
    set: 'prices-dev',
    kind: 'prices',
    msMax: null,
    figures: [
      {
        what: 'prices: real, amount and currency',
        path: 'real.both',
        peer: ['price-parser', 1],
        aim: '1.00',
      },
      { what: 'prices: all, amount and currency', path: 'all.both', peer: null, aim: '≥ 0.9' },
    ],
  },
  {
    scorer: 'score-prices.mjs',
    set: 'gtin-dev',
    kind: 'gtin',
    msMax: null,
    figures: [{ what: 'barcodes', path: 'accuracy', peer: null, aim: '1.00' }],
  },
  {
    scorer: 'score-extraction.mjs',
    set: 'pages-dev',
    kind: 'extraction',
    msMax: 60,
    figures: [
      { what: 'pages: price F1', path: 'price.f1', peer: ['Zyte', 0.93], aim: '≥ 0.95' },
      { what: 'pages: sku F1', path: 'sku.f1', peer: ['Zyte', 0.8], aim: '≥ 0.85' },
      { what: 'pages: availability F1', path: 'availability.f1', peer: ['Zyte', 0.99], aim: '≥ 0.98' },
      { what: 'pages: name F1', path: 'name.f1', peer: ['60 lines on cheerio', 0.81], aim: '≥ 0.95' },
    ],
  },
  {
    scorer: 'score-extraction.mjs',
    set: 'markup-dev',
    kind: 'extraction',
    msMax: null,
    figures: [{ what: 'markup: cases wholly right', path: 'pagesWhole', peer: null, aim: '1.00' }],
  },
  {
    scorer: 'score-urls.mjs',
    set: 'urls-dev',
    kind: 'urls',
    msMax: null,
    figures: [{ what: 'links', path: 'accuracy', peer: ['host and utm rules', 0.66], aim: '1.00' }],
  },
  {
    scorer: 'score-search.mjs',
    set: 'human-dev',
    kind: 'search',
    msMax: null,
    figures: [
      { what: "search, rated: nDCG'@10", path: 'condensed10', peer: ['FTS5 bm25', 0.798], aim: '≥ 0.88' },
      { what: 'search, rated: nDCG@10', path: 'ndcg10', peer: ['FTS5 bm25', 0.723], aim: '' },
      { what: 'search, rated: p95 ms', path: 'p95ms', peer: ['FTS5 bm25', 2.2], aim: '≤ 6' },
    ],
  },
  {
    scorer: 'score-search.mjs',
    set: 'known-item-dev',
    kind: 'search',
    msMax: null,
    figures: [
      { what: 'search, look-ups: first', path: 'success1', peer: ['FTS5 and codes', 0.92], aim: '≥ 0.96' },
      { what: 'search, look-ups: among ten', path: 'success10', peer: ['FTS5 and codes', 1], aim: '1.00' },
    ],
  },
];
