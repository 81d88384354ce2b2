import { jsonValueSchema } from '@pricehunt/api-contract';
import { componentSchemas } from '@pricehunt/api-contract/component-schemas';
import type { Endpoint, Schema } from '@pricehunt/api-contract';
import * as z from 'zod/mini';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

export interface JsonSchemas {
  readonly components: Readonly<Record<string, JsonSchema>>;
  readonly sent: (schema: Schema) => JsonSchema;
  readonly received: (schema: Schema) => JsonSchema;
}

const componentsPath = '#/components/schemas/';

export function componentLink(name: string): string {
  return `${componentsPath}${name}`;
}

/** A shared schema whose input differs from its output has a second component, ending with "Input". */
export function jsonSchemasOf(endpoints: readonly Endpoint[]): JsonSchemas {
  const received = convert(
    endpoints.flatMap(({ answers }) => Object.values(answers)),
    'output',
  );
  const sent = withOwnNames(
    convert(
      endpoints.flatMap(({ params, query, body }) => [params, query, body]),
      'input',
    ),
    received.components,
  );
  const schemaIn = (converted: Converted) => (schema: Schema) => {
    const found = converted.parts.get(schema);
    if (found === undefined) throw new Error('The schema belongs to no endpoint.');
    return found;
  };
  return {
    components: { ...sent.components, ...received.components },
    sent: schemaIn(sent),
    received: schemaIn(received),
  };
}

const scalars = (['string', 'number', 'boolean', 'null'] as const).map((type): JsonSchema => ({ type }));
const anyObject: JsonSchema = { type: 'object', additionalProperties: true };

/** Not recursive, because TypeScript refuses the type that openapi-typescript makes of a component in itself. */
const jsonValue: JsonSchema = {
  description: 'Any JSON value.',
  anyOf: [...scalars, anyObject, { type: 'array', items: { anyOf: [...scalars, anyObject] } }],
};

interface Converted {
  readonly components: Readonly<Record<string, JsonSchema>>;
  readonly parts: ReadonlyMap<Schema, JsonSchema>;
}

function convert(schemas: readonly (Schema | undefined)[], direction: 'input' | 'output'): Converted {
  const registry = z.registry<{ id: string }>();
  for (const [name, schema] of Object.entries(componentSchemas)) registry.add(schema, { id: name });
  const parts = new Map<string, Schema>();
  for (const schema of new Set(schemas)) {
    if (schema === undefined) continue;
    const id = `part ${parts.size}`;
    parts.set(id, schema);
    // In a schema of its own: a registered part would be linked to wherever another part has it.
    registry.add(z.object({ part: schema }), { id });
  }
  const { schemas: converted } = z.toJSONSchema(registry, {
    io: direction,
    unrepresentable: 'any',
    uri: componentLink,
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema === jsonValueSchema) Object.assign(jsonSchema, jsonValue);
      tidy(jsonSchema, direction);
    },
  });
  const plain = ({ $id, $schema, ...schema }: JsonSchema = {}): JsonSchema => schema;
  return {
    components: Object.fromEntries(
      Object.keys(componentSchemas).map((name) => [name, plain(converted[name])]),
    ),
    parts: new Map(
      [...parts].map(([id, schema]) => {
        const part = converted[id]?.properties?.['part'];
        return [schema, typeof part === 'object' ? part : {}];
      }),
    ),
  };
}

/** Names input components that differ from the output ones "…Input", and links to them by that name. */
function withOwnNames({ components, parts }: Converted, taken: Converted['components']): Converted {
  const differing = new Set<string>();
  const relinked = (schema: JsonSchema | undefined): JsonSchema =>
    JSON.parse(JSON.stringify(schema ?? {}), (key, value: unknown) => {
      const name = key === '$ref' && typeof value === 'string' ? value.slice(componentsPath.length) : null;
      return name !== null && differing.has(name) ? componentLink(`${name}Input`) : value;
    });
  const nextDiffering = () =>
    Object.keys(components).find(
      (name) =>
        !differing.has(name) && JSON.stringify(relinked(components[name])) !== JSON.stringify(taken[name]),
    );
  for (let name = nextDiffering(); name !== undefined; name = nextDiffering()) differing.add(name);
  return {
    components: Object.fromEntries(
      [...differing].map((name) => [`${name}Input`, relinked(components[name])]),
    ),
    parts: new Map([...parts].map(([schema, part]) => [schema, relinked(part)])),
  };
}

/** Rewrites a schema in terms that client generators know; responses may get further fields. */
function tidy(schema: JsonSchema, direction: 'input' | 'output'): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  const { propertyNames, additionalProperties } = schema;
  if (typeof propertyNames === 'object' && propertyNames.enum && typeof additionalProperties === 'object') {
    schema.properties = Object.fromEntries(
      propertyNames.enum.map((key) => [String(key), additionalProperties]),
    );
    delete schema.additionalProperties;
  }
  // Limits of keys, for which openapi-typescript makes types that nothing fits.
  delete schema.propertyNames;
  if (direction === 'output' && schema.additionalProperties === false) delete schema.additionalProperties;
}
