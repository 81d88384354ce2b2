import type { JsonElement } from './json-elements';

/** Splits JSON lines. Skips empty lines. */
export class JsonLines {
  #pending = '';
  #isTooLong = false;
  #line = 1;

  constructor(private readonly lineLengthMax: number) {}

  push(text: string): readonly JsonElement[] {
    const elements: JsonElement[] = [];
    let from = 0;
    for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', from)) {
      this.#keep(text.slice(from, at));
      elements.push(...this.#closedLine());
      this.#line += 1;
      from = at + 1;
    }
    this.#keep(text.slice(from));
    return elements;
  }

  /** The last line without a line ending. */
  end(): readonly JsonElement[] {
    return this.#closedLine();
  }

  #keep(text: string): void {
    const room = this.lineLengthMax - this.#pending.length;
    if (text.length > room) this.#isTooLong = true;
    this.#pending += text.slice(0, Math.max(room, 0));
  }

  #closedLine(): readonly JsonElement[] {
    const text = this.#pending.trim();
    const kind = this.#isTooLong ? 'too-long' : 'text';
    this.#pending = '';
    this.#isTooLong = false;
    return text === '' ? [] : [{ kind, line: this.#line, text }];
  }
}
