import ts from 'typescript';

const testing = new Set(['it', 'test']);

/** Returns the titles of a file's tests as written: a table's title with its %s, a template with its ${…}. */
export function testTitles(source: string): ReadonlySet<string> {
  const file = ts.createSourceFile('a.test.tsx', source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && testing.has(leftmostName(node.expression) ?? '')) {
      const title = titleOf(node.arguments[0]);
      if (title !== null) titles.add(title);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** The name that a call's function begins with: `it` of it(…), it.only(…) and it.each([…])(…). */
function leftmostName(expression: ts.Expression): string | null {
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression) || ts.isCallExpression(expression)) {
    return leftmostName(expression.expression);
  }
  return ts.isTaggedTemplateExpression(expression) ? leftmostName(expression.tag) : null;
}

function titleOf(argument: ts.Expression | undefined): string | null {
  if (argument === undefined) return null;
  if (ts.isStringLiteral(argument) || ts.isNoSubstitutionTemplateLiteral(argument)) return argument.text;
  return ts.isTemplateExpression(argument) ? argument.getText().slice(1, -1) : null;
}
