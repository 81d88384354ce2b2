/** A constant or a variable's name. */
type QueryValue = { readonly variable: string } | { readonly constant: unknown };

export interface QueryField {
  readonly name: string;
  /** The field's name in the response. */
  readonly alias: string;
  readonly parameters: ReadonlyMap<string, QueryValue>;
  /** Empty for a plain value. */
  readonly fields: readonly QueryField[];
}

/** A syntax error, in the words of a GraphQL server. */
export class QueryUnreadable extends Error {}

/** The first operation only. Refuses fragments, directives and object literals. */
export function readQuery(text: string): readonly QueryField[] {
  const tokens =
    text.match(/"(?:[^"\\]|\\.)*"|#[^\n]*|\.{3}|-?\d+(?:\.\d+)?|[A-Za-z_]\w*|[{}()[\]:!$=@,]/g) ?? [];
  const reader = new TokenReader(tokens.filter((token) => !token.startsWith('#') && token !== ','));
  if (['query', 'mutation'].includes(reader.peek())) {
    reader.next();
    if (reader.peek() !== '{' && reader.peek() !== '(') reader.next();
    if (reader.peek() === '(') reader.skipParentheses();
  }
  return fieldsOf(reader);
}

class TokenReader {
  #at = 0;

  constructor(private readonly tokens: readonly string[]) {}

  peek(): string {
    return this.tokens[this.#at] ?? '';
  }

  next(): string {
    const token = this.peek();
    if (token === '') throw new QueryUnreadable('syntax error, unexpected end of file');
    this.#at += 1;
    return token;
  }

  expect(token: string): void {
    const found = this.next();
    if (found !== token)
      throw new QueryUnreadable(`syntax error, unexpected "${found}", expecting "${token}"`);
  }

  skipParentheses(): void {
    let depth = 0;
    do {
      const token = this.next();
      if (token === '(') depth += 1;
      if (token === ')') depth -= 1;
    } while (depth > 0);
  }
}

function fieldsOf(reader: TokenReader): readonly QueryField[] {
  reader.expect('{');
  const fields: QueryField[] = [];
  while (reader.peek() !== '}') fields.push(fieldOf(reader));
  reader.expect('}');
  return fields;
}

function fieldOf(reader: TokenReader): QueryField {
  const first = nameFrom(reader);
  let name = first;
  if (reader.peek() === ':') {
    reader.next();
    name = nameFrom(reader);
  }
  const parameters = new Map<string, QueryValue>();
  if (reader.peek() === '(') {
    reader.next();
    while (reader.peek() !== ')') {
      const parameter = nameFrom(reader);
      reader.expect(':');
      parameters.set(parameter, valueOf(reader));
    }
    reader.expect(')');
  }
  const fields = reader.peek() === '{' ? fieldsOf(reader) : [];
  return { name, alias: first, parameters, fields };
}

function nameFrom(reader: TokenReader): string {
  const token = reader.next();
  if (!/^[A-Za-z_]\w*$/.test(token)) throw new QueryUnreadable(`syntax error, unexpected "${token}"`);
  return token;
}

function valueOf(reader: TokenReader): QueryValue {
  const token = reader.next();
  if (token === '$') return { variable: nameFrom(reader) };
  if (token.startsWith('"')) return { constant: JSON.parse(token) };
  if (/^-?\d/.test(token)) return { constant: Number(token) };
  if (token === 'true' || token === 'false') return { constant: token === 'true' };
  if (token === 'null') return { constant: null };
  if (/^[A-Za-z_]/.test(token)) return { constant: token };
  throw new QueryUnreadable(`syntax error, unexpected "${token}"`);
}
