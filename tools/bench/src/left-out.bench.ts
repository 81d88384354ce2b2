import { canonicalLink } from '@pricehunt/product-links';
import { join } from 'node:path';
import { answerExtraction } from './answers/extraction-answers';
import type { Benchmark } from './benchmark';
import type { Figure } from './figure-table';
import { readJsonLines, record, textOf } from './json-lines';
import type { JsonLine } from './json-lines';

interface Marked {
  readonly half: string;
  readonly isRight: boolean;
  readonly difference: string;
}

/** Pages and links of kinds that the readers weren't built with. The held-out half is known by its figure only. */
export const leftOut: Benchmark = {
  name: 'left-out',
  title: 'Pages and links that the readers were not built with',
  async run({ say }) {
    const folder = join(import.meta.dirname, '../left-out');
    const file = join(folder, 'pages.jsonl');
    const pages = await readJsonLines(file);
    const answers = await answerExtraction(pages, { catalogFile: null, questionsFile: file });
    const marked = pages.map((page, at) => ({ page, answer: answers[at] ?? {} }));
    const links = await readJsonLines(join(folder, 'links.jsonl'));
    return [
      ...figuresOf(
        'pages: price and currency as shown',
        marked.map((each) => markedBy(each, ['price', 'currency'])),
        say,
      ),
      ...figuresOf(
        'pages: availability, tax and condition',
        marked
          .filter(({ page }) => otherFacts.some((fact) => fact in record(page['expected'])))
          .map((each) => markedBy(each, otherFacts)),
        say,
      ),
      ...figuresOf('links: canonical', links.map(markedLink), say),
    ];
  },
};

const otherFacts = ['availability', 'tax', 'condition'];

function markedBy(
  { page, answer }: { readonly page: JsonLine; readonly answer: JsonLine },
  facts: readonly string[],
): Marked {
  const expected = record(page['expected']);
  const wrong = facts.filter((fact) => fact in expected && !areSame(fact, expected[fact], answer[fact]));
  return {
    half: textOf(page, 'half') ?? '',
    isRight: wrong.length === 0,
    difference: `${textOf(page, 'id') ?? ''}: ${wrong
      .map((fact) => `${fact} ${JSON.stringify(answer[fact])} instead of ${JSON.stringify(expected[fact])}`)
      .join(', ')}`,
  };
}

function areSame(fact: string, expected: unknown, answer: unknown): boolean {
  if (expected === null || typeof answer !== 'string') return expected === (answer ?? null);
  return fact === 'price' ? Number(answer) === Number(expected) : answer === expected;
}

function markedLink(line: JsonLine): Marked {
  const clean = canonicalLink(textOf(line, 'url') ?? '');
  return {
    half: textOf(line, 'half') ?? '',
    isRight: clean === line['clean'],
    difference: `${clean} instead of ${textOf(line, 'clean') ?? ''}`,
  };
}

/** Says what is wrong in the half that may be looked at. */
function figuresOf(what: string, all: readonly Marked[], say: (line: string) => void): readonly Figure[] {
  for (const { half, isRight, difference } of all) if (half === 'seen' && !isRight) say(difference);
  return ['seen', 'held'].map((half) => {
    const ofHalf = all.filter((each) => each.half === half);
    return {
      what: `${what}, ${half === 'seen' ? 'half worked with' : 'half held out'} (${ofHalf.length})`,
      figure: ofHalf.filter(({ isRight }) => isRight).length / ofHalf.length,
      baseline: null,
      aim: '≥ 0.9',
      digits: 3,
    };
  });
}
