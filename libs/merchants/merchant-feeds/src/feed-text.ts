import { TextDecoder } from 'node:util';
import type { FeedEncoding } from './feed-format';

/** Decodes a file chunk by chunk. Invalid bytes become U+FFFD. Removes a byte order mark. */
export class FeedText {
  readonly #decoder: TextDecoder | null;

  constructor(encoding: FeedEncoding) {
    this.#decoder = encoding === 'latin1' ? null : new TextDecoder(encoding);
  }

  /** An incomplete character waits for the next chunk. */
  next(bytes: Uint8Array): string {
    return this.#decoder === null ? windows1252Text(bytes) : this.#decoder.decode(bytes, { stream: true });
  }

  last(): string {
    return this.#decoder?.decode() ?? '';
  }
}

/** Node decodes 0x80 to 0x9F as control characters, but shops' files have € and curly quotes there. */
function windows1252Text(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return text.replace(/[\u0080-\u009f]/g, (sign) => upperControls.charAt(sign.charCodeAt(0) - 0x80));
}

const upperControls = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
