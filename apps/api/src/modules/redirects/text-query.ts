import { followRedirect as endpoint } from '@pricehunt/api-contract';
import { validatorCompiler } from 'fastify-type-provider-zod';

const names: readonly string[] = Object.keys(endpoint.query.shape);

/** Whether each field that the contract names is one text or left out, which is all that the contract asks of a query. */
export function isTextQuery(query: Readonly<Record<string, unknown>>): boolean {
  for (const name of names) {
    if (query[name] !== undefined && typeof query[name] !== 'string') return false;
  }
  return true;
}

/** Takes the queries of usual redirects as they are; any other goes to the contract's schema, which says what is wrong. */
export const textQueryCompiler: typeof validatorCompiler = (route) => {
  const bySchema = validatorCompiler(route);
  return (query) => (isTextQuery(query) ? { value: query } : bySchema(query));
};
