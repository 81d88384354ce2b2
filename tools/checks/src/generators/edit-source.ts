import ts from 'typescript';

/* Edits of TypeScript sources. Each throws when its declaration is missing, so that a generator never leaves half of its work. */

export function addImport(text: string, module: string, name: string): string {
  const file = parse(text);
  const imports = file.statements.filter(ts.isImportDeclaration);
  const existing = imports.find(
    ({ moduleSpecifier, importClause }) =>
      ts.isStringLiteral(moduleSpecifier) &&
      moduleSpecifier.text === module &&
      importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword &&
      importClause?.namedBindings !== undefined &&
      ts.isNamedImports(importClause.namedBindings),
  );
  const bindings = existing?.importClause?.namedBindings;
  if (bindings && ts.isNamedImports(bindings)) {
    const isThere = bindings.elements.some((element) => element.getText() === name);
    return isThere ? text : insertAfter(text, bindings.elements, `, ${name}`);
  }
  const statement = `import { ${name} } from '${module}';\n`;
  const last = imports.at(-1);
  return last === undefined ? statement + text : splice(text, last.end, `\n${statement.trimEnd()}`);
}

export function addToObject(text: string, constant: string, property: string, before: string): string {
  const value = valueOf(text, constant);
  const next = ts.isObjectLiteralExpression(value)
    ? value.properties.find((one) => one.name?.getText() === before)
    : undefined;
  if (next === undefined) throw new Error(`${constant} has no ${before}`);
  return splice(text, next.getStart(), `${property},\n`);
}

export function addToFunction(text: string, functionName: string, statement: string): string {
  const body = parse(text)
    .statements.filter(ts.isFunctionDeclaration)
    .find(({ name }) => name?.text === functionName)?.body;
  if (body === undefined) throw new Error(`There is no function ${functionName}`);
  return splice(text, body.end - 1, `${statement}\n`);
}

/** Adds to the object that has the other property, wherever it stands. */
export function addBeforeProperty(text: string, name: string, property: string): string {
  let found: ts.Node | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === name) found ??= node;
    else ts.forEachChild(node, visit);
  };
  visit(parse(text));
  if (found === undefined) throw new Error(`There is no property ${name}`);
  return splice(text, found.getStart(), `${property},\n`);
}

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('edited.tsx', text, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX);
}

function valueOf(text: string, constant: string): ts.Expression {
  const value = parse(text)
    .statements.filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
    .find((declaration) => declaration.name.getText() === constant)?.initializer;
  if (value === undefined) throw new Error(`There is no constant ${constant}`);
  return ts.isAsExpression(value) || ts.isSatisfiesExpression(value) ? value.expression : value;
}

function insertAfter(text: string, elements: ts.NodeArray<ts.Node>, inserted: string): string {
  const last = elements.at(-1);
  return last === undefined
    ? splice(text, elements.pos, inserted.replace(/^, /, ''))
    : splice(text, last.end, inserted);
}

function splice(text: string, at: number, inserted: string): string {
  return text.slice(0, at) + inserted + text.slice(at);
}
