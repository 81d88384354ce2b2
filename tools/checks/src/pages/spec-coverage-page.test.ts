import { elsewhere, held, heldAs, notYet, testsIn } from './spec-sentence';
import type { SpecSection, SpecSentence } from './spec-sentence';
import { specCoveragePage, specCoverageProblems } from './spec-coverage-page';

const paths = testsIn('apps/shopper/src/paths.test.ts');
const source = `
it('opens the page', () => {});
describe('a link', () => {
  it.each([['it(', 'not a title']])('reads %s | as a link', () => {});
  it.each\`a\`("says 'no'", () => {});
  test(\`has no \${name}\`, () => {});
});
it(titles.of(1), () => {});
// it('was there once', () => {});
`;
const read = (file: string) => (file === 'apps/shopper/src/paths.test.ts' ? source : null);

/** Sections 1 to 9, the first with these sentences. */
function withFirst(...sentences: readonly SpecSentence[]): readonly SpecSection[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => ({
    number,
    title: `Part ${number}`,
    sentences: number === 1 ? sentences : [],
  }));
}

it('accepts sentences with existing tests or a reason', () => {
  const sections = withFirst(
    held(
      'One.',
      paths('opens the page'),
      paths('reads %s | as a link'),
      paths("says 'no'"),
      paths('has no ${name}'),
    ),
    elsewhere('Two.', 'third-party'),
    notYet('Three.', 'the screen'),
  );

  expect(specCoverageProblems(sections, read)).toEqual([]);
});

it.each<[string, SpecSentence, string]>([
  ['a file that is gone', held('One.', testsIn('a.test.ts')('x')), 'a.test.ts does not exist'],
  ['a test of another title', held('One.', paths('opens the pages')), 'has no test "opens the pages"'],
  ['a title in a comment', held('One.', paths('was there once')), 'has no test "was there once"'],
  ['the title of a group', held('One.', paths('a link')), 'has no test "a link"'],
  ['a row of a table', held('One.', paths('not a title')), 'has no test "not a title"'],
  ['no test at all', held('One.'), 'has neither a test nor a reason'],
  ['a blank reason', notYet('One.', ' '), 'has neither a test nor a reason'],
])('finds %s', (_what, sentence, problem) => {
  expect(specCoverageProblems(withFirst(sentence), read)).toEqual([expect.stringMatching(/^§1 "One\.": /)]);
  expect(specCoverageProblems(withFirst(sentence), read).join()).toContain(problem);
});

it('finds a duplicate sentence and a missing section', () => {
  const twice = withFirst(notYet('One.', 'all'), notYet('One.', 'all'));

  expect(specCoverageProblems(twice.slice(0, 8), read)).toEqual([
    '§9 must be listed once',
    '§1 "One.": is listed twice',
  ]);
});

it('counts by section and links each test from docs', () => {
  const page = specCoveragePage(
    withFirst(
      heldAs('A | B.', 'In part.', paths('reads %s | as a link'), paths('opens the page')),
      elsewhere('Two.', 'third-party'),
    ),
  );

  expect(page).toContain('| §1 Part 1 | 1 | 1 | 0 |');
  expect(page).toContain('| all | 1 | 1 | 0 |');
  expect(page).toContain(
    '| A \\| B. | [paths.test.ts](../apps/shopper/src/paths.test.ts): reads %s \\| as a link<br>' +
      '[paths.test.ts](../apps/shopper/src/paths.test.ts): opens the page<br>_In part._ |',
  );
  expect(page).toContain('| Two. | **elsewhere**: third-party |');
});
