/** @jest-environment node */
import ts from 'typescript';

const root = ts.sys.resolvePath(`${ts.sys.getExecutingFilePath()}/../../../..`);
const folders = ['apps/shopper/src', 'libs/web/ui-kit/src', 'libs/web/web-shell/src'];

/** The name of the product, which is the same in every language. */
const allowed = new Set(['Price', 'Hunt', 'PriceHunt', '· PriceHunt']);

/** The attributes that people read or hear. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'label',
  'lead',
  'legend',
  'placeholder',
  'summary',
  'title',
]);

const components = folders.flatMap((folder) =>
  ts.sys
    .readDirectory(`${root}/${folder}`, ['.tsx'])
    .filter((path) => !/(\.test|\/testing)\.tsx$/.test(path))
    .map((path) => path.slice(root.length + 1)),
);

it('looks at the components of the site and of its libraries', () => {
  expect(components).toContain('apps/shopper/src/screens/landing.tsx');
  expect(components).toContain('libs/web/ui-kit/src/offer-table.tsx');
});

it.each(components)('finds every word of %s in the catalogues', (path) => {
  const source = ts.createSourceFile(
    path,
    ts.sys.readFile(`${root}/${path}`) ?? '',
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );

  expect(looseWords(source)).toEqual([]);
});

it.each([
  ['<p>Hello there</p>', 'Hello there'],
  ['<p>{isOpen ? "open" : null}</p>', 'open'],
  ['<p>{`${count} offers`}</p>', 'offers'],
  ['<img alt="a shoe" />', 'a shoe'],
  ['<Dialog title={isNew ? "New" : name} />', 'New'],
  ['<p>{name ?? "nobody"}</p>', 'nobody'],
])('would find the words of %s', (text, words) => {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

  expect(looseWords(source)).toEqual([words]);
});

it.each([
  '<p className="flex">{messages.hello}</p>',
  '<a href="https://x.example" rel="nofollow">{name}</a>',
])('has nothing against %s', (text) => {
  const source = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

  expect(looseWords(source)).toEqual([]);
});

function looseWords(source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node)) found.push(node.text);
    else if (ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent))
      found.push(...textsOf(node.expression));
    else if (ts.isJsxAttribute(node) && spokenAttributes.has(node.name.getText(source))) {
      const value = node.initializer;
      if (value !== undefined && ts.isStringLiteral(value)) found.push(value.text);
      if (value !== undefined && ts.isJsxExpression(value)) found.push(...textsOf(value.expression));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found
    .map((text) => text.replace(/&\w+;/g, ' ').trim())
    .filter((text) => /\p{L}{2}/u.test(text) && !allowed.has(text));
}

/** The texts that an expression may come to, as far as they stand in it. */
function textsOf(expression: ts.Expression | undefined): readonly string[] {
  if (expression === undefined) return [];
  if (ts.isStringLiteralLike(expression)) return [expression.text];
  if (ts.isParenthesizedExpression(expression)) return textsOf(expression.expression);
  if (ts.isConditionalExpression(expression)) {
    return [...textsOf(expression.whenTrue), ...textsOf(expression.whenFalse)];
  }
  if (ts.isTemplateExpression(expression)) {
    return [expression.head.text, ...expression.templateSpans.map(({ literal }) => literal.text)];
  }
  if (!ts.isBinaryExpression(expression)) return [];
  return expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken
    ? textsOf(expression.right)
    : [...textsOf(expression.left), ...textsOf(expression.right)];
}
