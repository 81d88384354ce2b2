export type JsonElement =
  | { readonly kind: 'text'; readonly line: number; readonly text: string }
  | { readonly kind: 'too-long'; readonly line: number; readonly text: string };

export interface JsonListPlace {
  readonly listKey: string | null;
}

/** Splits a JSON list without parsing it, holding one element at a time. The result doesn't depend on how the text is chunked. */
export class JsonElements {
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #line = 1;
  #element: string | null = null;
  #elementLine = 1;
  #isTooLong = false;
  #key = '';
  #isKeyOfList = false;
  #state: 'before' | 'inside' | 'after' = 'before';

  constructor(
    private readonly place: JsonListPlace,
    private readonly elementLengthMax: number,
  ) {}

  get isClosed(): boolean {
    return this.#state === 'after';
  }

  get isFound(): boolean {
    return this.#state !== 'before';
  }

  push(text: string): readonly JsonElement[] {
    const elements: JsonElement[] = [];
    let elementFrom = 0;
    for (let at = 0; at < text.length && this.#state !== 'after'; at += 1) {
      const sign = text.charCodeAt(at);
      if (sign === newline) this.#line += 1;
      if (this.#isInString) {
        this.#stringSign(sign, text, at);
        continue;
      }
      if (this.#state === 'before') {
        this.#seek(sign);
        continue;
      }
      if (this.#element === null) {
        if (sign === closeBracket) this.#state = 'after';
        else if (sign !== comma && sign > space) {
          this.#element = '';
          this.#elementLine = this.#line;
          elementFrom = at;
          this.#countSign(sign);
        }
        continue;
      }
      const isEnd = this.#depth === 0 && (sign === comma || sign === closeBracket);
      if (!isEnd) this.#countSign(sign);
      if (isEnd) {
        this.#keep(text.slice(elementFrom, at));
        elements.push(this.#closedElement());
        if (sign === closeBracket) this.#state = 'after';
      }
    }
    if (this.#element !== null) this.#keep(text.slice(elementFrom));
    return elements;
  }

  #seek(sign: number): void {
    const { listKey } = this.place;
    if (sign === doubleQuote) {
      this.#isInString = true;
      this.#key = '';
      this.#isKeyOfList = false;
    } else if (sign === openBracket && this.#isListHere()) {
      this.#state = 'inside';
      this.#depth = 0;
    } else if (sign === openBracket || sign === openBrace) {
      this.#depth += 1;
      this.#isKeyOfList = false;
    } else if (sign === closeBracket || sign === closeBrace) this.#depth -= 1;
    else if (sign === colon) this.#isKeyOfList = this.#depth === 1 && this.#key === listKey;
    else if (sign > space) this.#isKeyOfList = false;
  }

  #isListHere(): boolean {
    return this.place.listKey === null ? this.#depth === 0 : this.#isKeyOfList;
  }

  #stringSign(sign: number, text: string, at: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (sign === backslash) this.#isEscaped = true;
    else if (sign === doubleQuote) this.#isInString = false;
    if (this.#state === 'before' && this.#isInString && this.#key.length < keyLengthMax)
      this.#key += text.charAt(at);
  }

  #countSign(sign: number): void {
    if (sign === doubleQuote) this.#isInString = true;
    else if (sign === openBracket || sign === openBrace) this.#depth += 1;
    else if (sign === closeBracket || sign === closeBrace) this.#depth -= 1;
  }

  #keep(text: string): void {
    const known = this.#element ?? '';
    const room = this.elementLengthMax - known.length;
    if (text.length > room) this.#isTooLong = true;
    this.#element = known + text.slice(0, Math.max(room, 0));
  }

  #closedElement(): JsonElement {
    const text = this.#element ?? '';
    const kind = this.#isTooLong ? 'too-long' : 'text';
    this.#element = null;
    this.#isTooLong = false;
    return { kind, line: this.#elementLine, text: text.trimEnd() };
  }
}

const keyLengthMax = 200;
const newline = 10;
const space = 32;
const doubleQuote = 34;
const comma = 44;
const colon = 58;
const openBracket = 91;
const backslash = 92;
const closeBracket = 93;
const openBrace = 123;
const closeBrace = 125;
