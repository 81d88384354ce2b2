import type ts from 'typescript';

/** For tests: words that aren't in the messages, as "path: words". The folder is relative to the repository. */
export async function looseWordsIn(folder: string): Promise<readonly string[]> {
  const { default: compiler } = await import('typescript');
  const root = compiler.sys.resolvePath(`${compiler.sys.getExecutingFilePath()}/../../../..`);
  const files = compiler.sys
    .readDirectory(`${root}/${folder}`, ['.tsx'])
    .filter((path) => !/(\.test|\/testing|\/render-route)\.tsx$/.test(path));
  if (files.length === 0) throw new Error(`${folder} has no components to look at`);
  const found = await Promise.all(
    files.map(async (path) => {
      const words = await looseWordsOf(compiler.sys.readFile(path) ?? '');
      return words.map((each) => `${path.slice(root.length + 1)}: ${each}`);
    }),
  );
  return found.flat();
}

export async function looseWordsOf(text: string): Promise<readonly string[]> {
  const { default: compiler } = await import('typescript');
  const source = compiler.createSourceFile(
    'a.tsx',
    text,
    compiler.ScriptTarget.Latest,
    true,
    compiler.ScriptKind.TSX,
  );
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (compiler.isJsxText(node)) found.push(node.text);
    else if (compiler.isJsxExpression(node) && !compiler.isJsxAttribute(node.parent)) {
      found.push(...textsOf(compiler, node.expression));
    } else if (compiler.isJsxAttribute(node) && spokenAttributes.has(node.name.getText(source))) {
      const value = node.initializer;
      if (value !== undefined && compiler.isStringLiteral(value)) found.push(value.text);
      if (value !== undefined && compiler.isJsxExpression(value)) {
        found.push(...textsOf(compiler, value.expression));
      }
    }
    compiler.forEachChild(node, visit);
  };
  visit(source);
  return found
    .map((each) => each.replace(/&\w+;/g, ' ').trim())
    .filter((each) => /\p{L}{2}/u.test(each) && !allowed.has(each));
}

const allowed = new Set(['Price', 'Hunt', 'PriceHunt', '· PriceHunt']);

/** Attributes that people read or hear. */
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

function textsOf(compiler: typeof ts, expression: ts.Expression | undefined): readonly string[] {
  if (expression === undefined) return [];
  if (compiler.isStringLiteralLike(expression)) return [expression.text];
  if (compiler.isParenthesizedExpression(expression)) return textsOf(compiler, expression.expression);
  if (compiler.isConditionalExpression(expression)) {
    return [...textsOf(compiler, expression.whenTrue), ...textsOf(compiler, expression.whenFalse)];
  }
  if (compiler.isTemplateExpression(expression)) {
    return [expression.head.text, ...expression.templateSpans.map(({ literal }) => literal.text)];
  }
  if (!compiler.isBinaryExpression(expression)) return [];
  return expression.operatorToken.kind === compiler.SyntaxKind.AmpersandAmpersandToken
    ? textsOf(compiler, expression.right)
    : [...textsOf(compiler, expression.left), ...textsOf(compiler, expression.right)];
}
