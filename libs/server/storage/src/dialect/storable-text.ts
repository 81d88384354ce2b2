/** The text as PostgreSQL can store it: U+FFFD replaces NUL and lone surrogates. */
export function storableText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '\uFFFD');
}

/** The same for strings in JSON text, where JSON.stringify escapes both. */
export function storableJson(json: string): string {
  if (!unstorableEscape.test(json)) return json;
  return JSON.stringify(JSON.parse(json), (_, value: unknown) =>
    typeof value === 'string' ? storableText(value) : value,
  );
}

const unstorableEscape = /\\u0000|\\ud[89a-f]/i;
