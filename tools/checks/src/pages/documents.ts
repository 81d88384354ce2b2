import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Workspace } from '../house/read-workspace';

/** A Markdown file by its path from the repository's root. */
export interface Document {
  readonly path: string;
  readonly text: string;
}

export function readDocuments(workspace: Workspace): readonly Document[] {
  const paths = [
    ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
    ...workspace.projects.map(({ folder }) => `${folder}/README.md`),
    ...readdirSync(join(workspace.root, 'docs'), { recursive: true, encoding: 'utf8' })
      .map((name) => `docs/${name.replaceAll('\\', '/')}`)
      .filter((path) => path.endsWith('.md')),
  ];
  return paths.map((path) => ({ path, text: workspace.read(path) }));
}

/** Links and pictures whose file is missing. Links to other sites are not followed. */
export function linkProblems(
  documents: readonly Document[],
  has: (path: string) => boolean,
): readonly string[] {
  return documents.flatMap(({ path, text }) =>
    [...text.matchAll(/(?:\]\(|(?:src|srcset)=")([^)"\s]+)/g)]
      .map((match) => (match[1] ?? '').split('#')[0] ?? '')
      .filter((target) => target !== '' && !/^[a-z]+:/.test(target))
      .filter((target) => !has(posix.join(posix.dirname(path), target)))
      .map((target) => `${path} links to ${target}, which does not exist`),
  );
}

const headings = ['Context', 'Decision', 'Consequences'];

/** Decisions without a unique number, a date, a status or one of the three sections. */
export function decisionProblems(decisions: readonly Document[]): readonly string[] {
  const numbers = decisions.map(({ path }) => path.split('/').at(-1)?.slice(0, 4) ?? '');
  return decisions.flatMap(({ path, text }, place) => [
    ...(/\/\d{4}-[a-z0-9-]+\.md$/.test(path) ? [] : [`${path}: name it NNNN-title.md`]),
    ...(numbers.indexOf(numbers[place] ?? '') === place ? [] : [`${path}: its number is taken`]),
    ...(/^Date: \d{4}-\d{2}-\d{2}$/m.test(text) ? [] : [`${path} has no date`]),
    ...(/^Status: (accepted|superseded by \d{4})$/m.test(text) ? [] : [`${path} has no status`]),
    ...headings
      .filter((heading) => !new RegExp(`^## ${heading}$`, 'm').test(text))
      .map((heading) => `${path} lacks "${heading}"`),
  ]);
}
