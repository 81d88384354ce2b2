/** One origin per line, paths dropped. "null" is allowed for Shopify's sandboxed events. Null for an invalid line. */
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
