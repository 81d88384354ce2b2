import ts from 'typescript';
import type { Workspace } from './read-workspace';

const table = 'apps/admin/src/messages/english/names.ts';
const jobList = 'apps/api/src/jobs.ts';

/** Audit actions and jobs of the API that the console's table of names lacks. Other languages follow its type. */
export function unnamedRecords(workspace: Workspace): readonly string[] {
  const sources = workspace.files
    .filter((file) => /^apps\/api\/src\/.*\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => parsed(workspace.read(file)));
  const names = parsed(workspace.read(table));
  const places = sources.flatMap(placesOfActions);
  const actions = sources.flatMap((source) => actionsIn(source, new Map(places)));
  return [
    ...missing('audit action', actions, keysOf(names, 'actions')),
    ...missing('job', sources.flatMap(jobsIn), keysOf(names, 'jobs')),
  ];
}

/** Jobs that the worker's list lacks, so that they would never run. */
export function unlistedJobs(workspace: Workspace): readonly string[] {
  const listed = workspace.read(jobList);
  return workspace.files
    .filter((file) => /^apps\/api\/src\/.*\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .flatMap((file) => [...workspace.read(file).matchAll(/^export const (\w+) = defineJob\(/gm)])
    .flatMap(([, name = '']) =>
      listed.includes(`definition: ${name},`) ? [] : [`${jobList} lacks ${name}`],
    );
}

function missing(kind: string, recorded: readonly string[], named: ReadonlySet<string>): readonly string[] {
  return [...new Set(recorded)]
    .filter((each) => !named.has(each))
    .map((each) => `${table}: the ${kind} ${each} has no name`);
}

/** Where functions take an action: their names, and the parameter's position. */
function placesOfActions(source: ts.Node): readonly (readonly [functionName: string, position: number])[] {
  return nodesOf(source).flatMap((node) => {
    if (!ts.isFunctionDeclaration(node) || node.name === undefined) return [];
    const position = node.parameters.findIndex(
      ({ name, type }) => name.getText() === 'action' && type?.kind === ts.SyntaxKind.StringKeyword,
    );
    return position < 0 ? [] : [[node.name.text, position]];
  });
}

/** Texts given to a property, constant or parameter named "action". */
function actionsIn(source: ts.Node, places: ReadonlyMap<string, number>): readonly string[] {
  const values = nodesOf(source).flatMap((node): readonly (ts.Node | undefined)[] => {
    if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node))
      return node.name.getText() === 'action' ? [node.initializer] : [];
    if (!ts.isCallExpression(node)) return [];
    const position = places.get(node.expression.getText());
    return position === undefined ? [] : [node.arguments[position]];
  });
  return values.flatMap(textsOf).filter((text) => /^[a-z-]+\.[a-z-]+$/.test(text));
}

function jobsIn(source: ts.Node): readonly string[] {
  return nodesOf(source).flatMap((node) =>
    ts.isCallExpression(node) && node.expression.getText() === 'defineJob' ? textsOf(node.arguments[0]) : [],
  );
}

/** A text, or both texts of a choice. */
function textsOf(value: ts.Node | undefined): readonly string[] {
  if (value === undefined) return [];
  if (ts.isStringLiteralLike(value)) return [value.text];
  return ts.isConditionalExpression(value) ? [...textsOf(value.whenTrue), ...textsOf(value.whenFalse)] : [];
}

function keysOf(source: ts.Node, group: string): ReadonlySet<string> {
  const keys = nodesOf(source).flatMap((node) =>
    ts.isPropertyAssignment(node) &&
    node.name.getText() === group &&
    ts.isObjectLiteralExpression(node.initializer)
      ? node.initializer.properties.flatMap(({ name }) =>
          name !== undefined && (ts.isStringLiteral(name) || ts.isIdentifier(name)) ? [name.text] : [],
        )
      : [],
  );
  return new Set(keys);
}

function parsed(text: string): ts.Node {
  return ts.createSourceFile('a.ts', text, ts.ScriptTarget.ES2022, true);
}

function nodesOf(root: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(root);
  return nodes;
}
