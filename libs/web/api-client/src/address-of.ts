import type { Endpoint } from '@pricehunt/api-contract';

/** Fills in path parameters and query; lists are joined by commas. */
export function addressOf(
  baseUrl: string,
  endpoint: Endpoint,
  input: { readonly params?: unknown; readonly query?: unknown },
): string {
  const params = recordOf(input.params);
  const path = endpoint.path.replace(/:([A-Za-z]+)/g, (_whole, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const query = Object.entries(recordOf(input.query))
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(textOf(value))}`);
  return `${baseUrl}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.map(String).join(',') : String(value);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
