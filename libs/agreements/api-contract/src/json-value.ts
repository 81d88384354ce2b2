import * as z from 'zod/mini';

/** Whatever JSON can hold. Not checked, because bodies are JSON already; the OpenAPI document describes it. */
export const jsonValueSchema = z.unknown();
