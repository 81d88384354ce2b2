import ts from 'typescript';

/** A variable of the API's configuration, as config.ts declares it. */
export interface ConfigurationField {
  readonly name: string;
  readonly description: string;
  /** The default as an operator would write it; null where the variable must be given. */
  readonly fallback: string | null;
}

/** Reads the fields from the text of config.ts: the keys of `const schema = z.object({…})`. Throws when it has none. */
export function readConfigurationFields(source: string): readonly ConfigurationField[] {
  const file = ts.createSourceFile('config.ts', source, ts.ScriptTarget.ES2022, true);
  const schema = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
    .find((declaration) => declaration.name.getText() === 'schema')?.initializer;
  const shape = schema && ts.isCallExpression(schema) ? schema.arguments[0] : undefined;
  if (!shape || !ts.isObjectLiteralExpression(shape)) throw new Error('config.ts declares no schema');
  return shape.properties.filter(ts.isPropertyAssignment).map((property) => ({
    name: property.name.getText(),
    description: argumentOf(property.initializer, 'describe') ?? '',
    fallback: fallbackOf(property.initializer),
  }));
}

/** The default, whether it is given before or after parsing; an optional variable has none and need not be given. */
function fallbackOf(field: ts.Expression): string | null {
  const given = argumentOf(field, 'default') ?? argumentOf(field, 'prefault');
  return given ?? (/\.optional\(\)/.test(field.getText()) ? '' : null);
}

/** The argument of a call in a chain such as z.string().default('x').describe('y'); null where the call is not made. */
function argumentOf(expression: ts.Expression, call: string): string | null {
  if (!ts.isCallExpression(expression) || !ts.isPropertyAccessExpression(expression.expression)) return null;
  if (expression.expression.name.text !== call) return argumentOf(expression.expression.expression, call);
  const argument = expression.arguments[0];
  if (argument === undefined) return null;
  return plainValue(argument);
}

function plainValue(value: ts.Expression): string {
  if (ts.isStringLiteral(value)) return value.text;
  if (ts.isArrayLiteralExpression(value)) return value.elements.map(plainValue).join(',');
  return ts.isNumericLiteral(value) ? value.getText().replaceAll('_', '') : value.getText();
}

/** docs/operations/configuration.md, made from the fields. */
export function configurationPage(fields: readonly ConfigurationField[]): string {
  const rows = fields.map(({ name, description, fallback }) => {
    const byDefault = fallback === null ? '**required**' : fallback === '' ? 'empty' : `\`${fallback}\``;
    return `| \`${name}\` | ${cell(description)} | ${cell(byDefault)} |`;
  });
  return `${introduction}\n| variable | what it is | default |\n| --- | --- | --- |\n${rows.join('\n')}\n`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
}

const introduction = `# Configuration

Made by \`npx nx run checks:write-pages\` from \`apps/api/src/config.ts\`. Do not edit it by hand.

The API and the worker read the same environment variables, once, when they start. They do not start when one is missing or
wrong, and name all of them at once. Lists are separated by commas. Any variable may instead be read from a file whose path
stands in the same name with \`_FILE\` after it, as orchestrators hand secrets over. The web apps read nothing of this: each
asks its own origin for [/config.json](deployment.md).
`;
