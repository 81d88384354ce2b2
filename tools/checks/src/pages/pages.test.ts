import { configurationPage, readConfigurationFields } from './configuration-page';
import { decisionProblems, linkProblems } from './documents';
import { errorsPage } from './errors-page';

const config = `
const schema = z.object({
  PORT: z.coerce.number().default(4_000).describe('Port of the API.'),
  NAME: z.string(),
  CONTACT: z.string().optional(),
  PLACES: list.pipe(z.array(place)).prefault('A=https://a.example'),
  LIST: list.pipe(z.array(z.string())).default([]).describe('One | or more.'),
});`;

it('reads name, default and description of each variable', () => {
  expect(readConfigurationFields(config)).toEqual([
    { name: 'PORT', description: 'Port of the API.', fallback: '4000' },
    { name: 'NAME', description: '', fallback: null },
    { name: 'CONTACT', description: '', fallback: '' },
    { name: 'PLACES', description: '', fallback: 'A=https://a.example' },
    { name: 'LIST', description: 'One | or more.', fallback: '' },
  ]);
});

it('marks required variables, and escapes table cells', () => {
  const page = configurationPage(readConfigurationFields(config));

  expect(page).toContain('| `NAME` |  | **required** |');
  expect(page).toContain('One \\| or more.');
});

it('refuses a configuration without a schema', () => {
  expect(() => readConfigurationFields('export const other = 1;')).toThrow('declares no schema');
});

it('describes the cause and remedy of each error', () => {
  expect(errorsPage()).toMatch(
    /## request\.invalid\n\nStatus 400\. "[^"]+" [^\n]+\n\nCause: .+\n\nRemedy: .+\n/,
  );
});

it('finds links and pictures whose file is missing, and ignores other sites', () => {
  const text =
    '[here](../README.md#top) [gone](gone.md) [web](https://pricehunt.example) [part](#part) <img src="gone.webp" />';

  const problems = linkProblems([{ path: 'docs/page.md', text }], (path) => path === 'README.md');

  expect(problems).toEqual([
    'docs/page.md links to gone.md, which does not exist',
    'docs/page.md links to gone.webp, which does not exist',
  ]);
});

const decision = 'Date: 2026-11-21\nStatus: accepted\n\n## Context\n\n## Decision\n\n## Consequences\n';

it('accepts a complete decision', () => {
  expect(decisionProblems([{ path: 'docs/decisions/0001-one.md', text: decision }])).toEqual([]);
});

it.each([
  ['a name without number', [{ path: 'docs/decisions/one.md', text: decision }]],
  ['no date', [{ path: 'docs/decisions/0001-one.md', text: decision.replace('Date', 'Day') }]],
  ['another status', [{ path: 'docs/decisions/0001-one.md', text: decision.replace('accepted', 'perhaps') }]],
  ['a missing part', [{ path: 'docs/decisions/0001-one.md', text: decision.replace('## Context', '') }]],
  [
    'a number that is taken',
    [
      { path: 'docs/decisions/0001-one.md', text: decision },
      { path: 'docs/decisions/0001-other.md', text: decision },
    ],
  ],
])('refuses a decision with %s', (_what, decisions) => {
  expect(decisionProblems(decisions)).toHaveLength(1);
});
