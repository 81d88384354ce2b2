/** @jest-environment node */
import ts from 'typescript';

const folder = ts.sys.resolvePath(`${ts.sys.getExecutingFilePath()}/../../../../apps/merchant-dashboard/src`);

const components = ts.sys
  .readDirectory(folder, ['.tsx'])
  .filter((path) => !/(\.test|\/testing)\.tsx$/.test(path))
  .map((path) => path.slice(folder.length + 1));

/** The attributes that people read or hear. */
const spokenAttributes = new Set(['alt', 'aria-label', 'label', 'lead', 'legend', 'placeholder', 'title']);

it('looks at the components of the dashboard', () => {
  expect(components).toContain('screens/settings.tsx');
});

it.each(components)('finds every word of %s in the catalogues', (path) => {
  expect(looseWords(sourceOf(ts.sys.readFile(`${folder}/${path}`) ?? ''))).toEqual([]);
});

it.each([
  ['<p>Hello there</p>', 'Hello there'],
  ['<img alt="a shoe" />', 'a shoe'],
  ['<p>{isOpen ? "open" : null}</p>', 'open'],
])('would find the words of %s', (text, words) => {
  expect(looseWords(sourceOf(text))).toEqual([words]);
});

function sourceOf(text: string): ts.SourceFile {
  return ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

function looseWords(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      found.push(...textsOf(node.expression));
    else if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText(source))) {
      const value = node.initializer;
      if (value !== undefined && ts.isStringLiteral(value)) found.push(value.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found.map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

/** The texts that an expression may come to, as far as they stand in it. */
function textsOf(expression: ts.Expression | undefined): readonly string[] {
  if (expression === undefined) return [];
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (!ts.isConditionalExpression(expression)) return [];
  return [...textsOf(expression.whenTrue), ...textsOf(expression.whenFalse)];
}
