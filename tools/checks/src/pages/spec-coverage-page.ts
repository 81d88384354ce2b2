import { posix } from 'node:path';
import type { SpecSection, SpecSentence, TestReference } from './spec-sentence';
import { testTitles } from './test-titles';

/** docs/spec-coverage.md, made from the sentences. */
export function specCoveragePage(sections: readonly SpecSection[]): string {
  return `${introduction}\n${countTable(sections)}\n${sections.map(sectionText).join('\n')}`;
}

const sectionNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/**
 * What is wrong with the sentences, one line each: a section that is missing, a sentence that stands twice or of which
 * nothing is said, a test that its file does not have. `read` gives the text of a file, null where there is none.
 */
export function specCoverageProblems(
  sections: readonly SpecSection[],
  read: (file: string) => string | null,
): readonly string[] {
  const titles = new Map<string, ReadonlySet<string> | null>();
  const titlesIn = (file: string) => {
    const known = titles.get(file);
    if (known !== undefined) return known;
    const text = read(file);
    const found = text === null ? null : testTitles(text);
    titles.set(file, found);
    return found;
  };
  const testProblem = ({ file, test }: TestReference) => {
    const found = titlesIn(file);
    if (found === null) return [`${file} is not there`];
    return found.has(test) ? [] : [`${file} has no test "${test}"`];
  };
  return [
    ...sectionNumbers
      .filter((number) => sections.filter((section) => section.number === number).length !== 1)
      .map((number) => `§${number} is not there once`),
    ...sections.flatMap(({ number, sentences }) =>
      sentences.flatMap((told, place) =>
        [
          ...(sentences.findIndex(({ sentence }) => sentence === told.sentence) === place
            ? []
            : ['stands twice']),
          ...(isSaidNothingOf(told) ? ['has neither a test nor a reason'] : []),
          ...(told.state === 'held' ? told.heldBy.flatMap(testProblem) : []),
        ].map((problem) => `§${number} "${told.sentence}": ${problem}`),
      ),
    ),
  ];
}

function isSaidNothingOf(told: SpecSentence): boolean {
  return told.state === 'held' ? told.heldBy.length === 0 : told.reason.trim() === '';
}

const states = ['held', 'elsewhere', 'not yet'] as const;

function countTable(sections: readonly SpecSection[]): string {
  const row = (name: string, sentences: readonly SpecSentence[]) =>
    `| ${name} | ${states.map((state) => sentences.filter((told) => told.state === state).length).join(' | ')} |`;
  const rows = sections.map(({ number, title, sentences }) => row(`§${number} ${title}`, sentences));
  const all = row(
    'all',
    sections.flatMap(({ sentences }) => sentences),
  );
  return `| section | held | elsewhere | not yet |\n| --- | --- | --- | --- |\n${[...rows, all].join('\n')}\n`;
}

function sectionText({ number, title, sentences }: SpecSection): string {
  const rows = sentences.map((told) => `| ${cell(told.sentence)} | ${cell(sayingOf(told))} |`);
  return `## §${number} ${title}\n\n| sentence | held by |\n| --- | --- |\n${rows.join('\n')}\n`;
}

function sayingOf(told: SpecSentence): string {
  if (told.state !== 'held') return `**${told.state}**: ${told.reason}`;
  const tests = told.heldBy.map(
    ({ file, test }) => `[${posix.basename(file)}](${posix.relative('docs', file)}): ${escaped(test)}`,
  );
  return [...tests, ...(told.remark === '' ? [] : [`_${told.remark}_`])].join('<br>');
}

/** The signs of a title that would be read as markup. */
function escaped(text: string): string {
  return text.replaceAll(/[\\`*_<[\]]/g, '\\$&');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
}

const introduction = `# What holds the product specification

Made by \`npx nx run checks:write-pages\` from \`tools/checks/src/pages/spec-sentences\`. Do not edit it by hand.

Each sentence and row of the product specification (S§n in comments and tests), in short, and the tests that hold it. A test is
named as its file writes it; %s and the like stand for the rows of a table. **elsewhere** is what is no contract of the product,
such as the third-party SDK's own behaviour. **not yet** is what the product does not do or no test holds, with what is missing.
\`npx nx run checks:check\` fails when a test that is named here is gone.
`;
