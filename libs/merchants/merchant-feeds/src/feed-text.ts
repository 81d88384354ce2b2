import { TextDecoder } from 'node:util';
import type { FeedEncoding } from './feed-format';

/** Turns a file's bytes into text, piece by piece. Bytes that are no text of the encoding become U+FFFD; a byte order mark is left out. */
export class FeedText {
  readonly #decoder: TextDecoder | null;

  constructor(encoding: FeedEncoding) {
    this.#decoder = encoding === 'latin1' ? null : new TextDecoder(encoding);
  }

  /** The text of this piece; half a character at its end waits for the next. */
  next(bytes: Uint8Array): string {
    return this.#decoder === null ? windows1252Text(bytes) : this.#decoder.decode(bytes, { stream: true });
  }

  /** What was still waiting at the end of the file. */
  last(): string {
    return this.#decoder?.decode() ?? '';
  }
}

/** Node's own decoder gives control characters for 0x80 to 0x9F, where shops' files have € and curly quotes. */
function windows1252Text(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return text.replace(/[\u0080-\u009f]/g, (sign) => upperControls.charAt(sign.charCodeAt(0) - 0x80));
}

const upperControls = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
