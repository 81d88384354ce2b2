import ts from 'typescript';
import { testTitles } from '../pages/test-titles';

/** Folders whose messages, exported names, file names and test names are checked. Add a folder once it is clean. */
export const checkedFolders: readonly string[] = [
  'apps/admin',
  'apps/browser-extension',
  'apps/merchant-dashboard',
  'apps/shopper',
  'libs/web',
  'tools',
];

const bannedWords: readonly (readonly [pattern: string, instead: string])[] = [
  ['(?:is|are|was|were|be|been|being) told', 'receives, is notified'],
  ['told', 'sent, received, reported'],
  ['tells? (?:of|apart)', 'reports, distinguishes'],
  ['stands?(?! (?:for|out))', 'is'],
  ['stood', 'was'],
  ['prov(?:e|es|ed|en|ing)', 'verify, verified'],
  ['tak(?:e|es|en|ing) in', 'receive, import'],
  ['of ours', 'our'],
  ['surmis(?:e|es|ed)', 'infer, inferred'],
  ['hindrances?', 'reason, obstacle'],
  ['so that \\w+ may', 'so that … can'],
  ['nothing waits', 'nothing to review, the queue is empty'],
  ['(?:waits for|needs) you', 'needs attention, to review'],
  ['given back', 'refunded'],
  ['(?:dearer|dearest)', 'more expensive, most expensive'],
  ['reckon(?:s|ed|ing)?', 'calculate, calculated'],
  ['mend(?:s|ed|ing)?', 'fix, fixed'],
  ['lean(?:s|ed|ing)? on', 'depend on'],
  ['anew', 'again, new'],
  ['operator door', 'admin listener'],
  ['dead jobs?', 'failed job'],
  ['(?:say|says|said|know|knows) nothing of', 'says nothing about'],
  ['(?:is|are|was|were) of', 'belongs to, is about'],
  ['asked of', 'requested from'],
  ['had back', 'restored'],
  ['let (?:it|them) back in', 'reinstate'],
  ['against the (?:days|time) before', 'vs previous period'],
  ['take all away', 'clear all'],
  ['every hop', 'all steps'],
  ['bring your catalog', 'import your catalog'],
  ['as you wish', 'your choice'],
  ['whosoever|thereof|wherein|herewith|heed(?:s|ed)?', 'a usual word'],
];

const patterns = bannedWords.map(([pattern, instead]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu'),
  instead,
}));

/** Banned words in documents, and in English messages, names and tests of the checked folders; one sentence for each text. */
export function wordProblems(
  files: readonly { readonly path: string; readonly text: string }[],
  folders: readonly string[] = checkedFolders,
): readonly string[] {
  return files
    .filter(({ path }) => path.endsWith('.md') || folders.some((folder) => isWithin(path, folder)))
    .flatMap(({ path, text }) =>
      textsOf(path, text).flatMap((each) => {
        const found = patterns.find(({ pattern }) => pattern.test(each));
        const word = found?.pattern.exec(each)?.[0];
        return found === undefined ? [] : [`${path}: "${word}" in "${each.trim()}". Write: ${found.instead}`];
      }),
    );
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

/** Returns a document's paragraphs, or the messages and names of a source file. */
function textsOf(path: string, text: string): readonly string[] {
  if (path.endsWith('.md')) return isExempt(path, text) ? [] : documentTexts(text);
  if (!/\.tsx?$/.test(path)) return [];
  const name = withSpaces(path.split('/').at(-1)?.replace(/\..*$/, '') ?? '');
  if (/\.(test|check|journey)\.tsx?$/.test(path)) return [name, ...testTitles(text)];
  const file = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const isMessages = /\/messages\//.test(path) && !/\/german/.test(path);
  return [name, ...exportedNames(file).map(withSpaces), ...(isMessages ? stringsIn(file) : [])];
}

/** Generated pages are checked in the code that they come from; the glossary lists words to avoid. */
function isExempt(path: string, text: string): boolean {
  return path === 'docs/glossary.md' || text.includes('Do not edit it by hand.');
}

/** The paragraphs of a document, without code and the targets of links. */
function documentTexts(text: string): readonly string[] {
  return text
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    .replaceAll(/`[^`]*`/g, '`…`')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\n(?=\s*(?:[-|#\n]|\d+\.))/)
    .map((part) => part.replaceAll(/\s+/g, ' '));
}

/** Splits a name into words: `listHeldItems` and `list-held-items` become `list held items`. */
function withSpaces(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').replaceAll(/[-_]/g, ' ');
}

function exportedNames(file: ts.SourceFile): readonly string[] {
  return file.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      return clause && ts.isNamedExports(clause) ? clause.elements.map((element) => element.name.text) : [];
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword);
    if (isExported !== true) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map((declaration) => declaration.name.getText());
    }
    const isNamed =
      ts.isFunctionDeclaration(statement) ||
      ts.isClassDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement);
    return isNamed && statement.name !== undefined ? [statement.name.text] : [];
  });
}

function stringsIn(file: ts.SourceFile): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node)) return visit(node.initializer);
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}
