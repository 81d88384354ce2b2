import { followRedirect as endpoint } from '@pricehunt/api-contract';
import { validatorCompiler } from 'fastify-type-provider-zod';

const names: readonly string[] = Object.keys(endpoint.query.shape);

/** Each field of the contract's query must be one text or missing. */
export function isTextQuery(query: Readonly<Record<string, unknown>>): boolean {
  for (const name of names) {
    if (query[name] !== undefined && typeof query[name] !== 'string') return false;
  }
  return true;
}

/** Accepts usual queries as they are; any other goes to the contract's schema. */
export const textQueryCompiler: typeof validatorCompiler = (route) => {
  const bySchema = validatorCompiler(route);
  return (query) => (isTextQuery(query) ? { value: query } : bySchema(query));
};
