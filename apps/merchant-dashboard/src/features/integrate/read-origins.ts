/**
 * Reads origins, one a line: scheme and host, a path is left off. "null" stands for itself, as Shopify's sandboxed events
 * have it. Null where a line is none.
 */
export function readOrigins(typed: string): readonly string[] | null {
  const lines = typed.split(/\s+/).filter((line) => line !== '');
  const origins = lines.map(originOf);
  return origins.every((origin) => origin !== null) ? [...new Set(origins)] : null;
}

function originOf(line: string): string | null {
  if (line === 'null') return line;
  try {
    const { protocol, origin } = new URL(line);
    return /^https?:$/.test(protocol) ? origin : null;
  } catch {
    return null;
  }
}
