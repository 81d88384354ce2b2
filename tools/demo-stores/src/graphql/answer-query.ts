import { QueryUnreadable, readQuery } from './read-query';
import type { QueryField } from './read-query';

export type Parameters = Readonly<Record<string, unknown>>;

export interface GraphNode {
  readonly [field: string]: unknown;
}

/** A GraphQL server's response. */
export type GraphAnswer =
  | { readonly data: unknown }
  | { readonly errors: readonly { readonly message: string; readonly extensions?: object }[] };

/** Returns exactly the requested fields; an unknown field is an error. */
export async function answerQuery(
  root: GraphNode,
  text: string,
  variables: Parameters,
): Promise<GraphAnswer> {
  try {
    return { data: await chosen(root, readQuery(text), variables, 'QueryRoot') };
  } catch (error) {
    if (!(error instanceof QueryUnreadable)) throw error;
    return { errors: [{ message: error.message }] };
  }
}

async function chosen(
  node: GraphNode,
  fields: readonly QueryField[],
  variables: Parameters,
  typeName: string,
): Promise<Readonly<Record<string, unknown>>> {
  const answer: Record<string, unknown> = {};
  for (const field of fields) {
    if (!Object.hasOwn(node, field.name)) {
      throw new QueryUnreadable(`Field '${field.name}' doesn't exist on type '${typeName}'`);
    }
    const found: unknown = node[field.name];
    const value: unknown = typeof found === 'function' ? await found(given(field, variables)) : found;
    answer[field.alias] = await shaped(value, field, variables);
  }
  return answer;
}

async function shaped(value: unknown, field: QueryField, variables: Parameters): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((one: unknown) => shaped(one, field, variables)));
  const isNode = isGraphNode(value);
  if (isNode && field.fields.length === 0) {
    throw new QueryUnreadable(`Field must have selections (field '${field.name}' returns an object)`);
  }
  return isNode ? chosen(value, field.fields, variables, field.name) : value;
}

function given({ parameters }: QueryField, variables: Parameters): Parameters {
  return Object.fromEntries(
    [...parameters].map(([name, value]) => [
      name,
      'variable' in value ? variables[value.variable] : value.constant,
    ]),
  );
}

function isGraphNode(value: unknown): value is GraphNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
