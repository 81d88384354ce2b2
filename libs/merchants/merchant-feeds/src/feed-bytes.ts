import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** Unpacks gzip into chunks of equal size. `fault` reports gzip damage at the end. Rethrows the source's errors. */
export class FeedBytes implements AsyncIterable<Uint8Array> {
  #fault: 'file.gzip-damaged' | 'file.too-large' | null = null;
  #byteCount = 0;

  constructor(
    private readonly source: AsyncIterable<Uint8Array>,
    private readonly bytesMax: number,
    private readonly pieceBytes: number,
  ) {}

  get fault(): 'file.gzip-damaged' | 'file.too-large' | null {
    return this.#fault;
  }

  get byteCount(): number {
    return this.#byteCount;
  }

  async *[Symbol.asyncIterator](): AsyncIterator<Uint8Array> {
    let piece = Buffer.alloc(this.pieceBytes);
    let filled = 0;
    for await (const bytes of this.#unpacked()) {
      for (let from = 0; from < bytes.length;) {
        const to = Math.min(bytes.length, from + this.pieceBytes - filled);
        piece.set(bytes.subarray(from, to), filled);
        filled += to - from;
        from = to;
        if (filled < this.pieceBytes) continue;
        if (!this.#hasRoomFor(filled)) return;
        yield piece;
        piece = Buffer.alloc(this.pieceBytes);
        filled = 0;
      }
    }
    if (filled > 0 && this.#hasRoomFor(filled)) yield piece.subarray(0, filled);
  }

  #hasRoomFor(count: number): boolean {
    if (this.#byteCount + count > this.bytesMax) {
      this.#fault = 'file.too-large';
      return false;
    }
    this.#byteCount += count;
    return true;
  }

  async *#unpacked(): AsyncGenerator<Uint8Array> {
    const iterator = this.source[Symbol.asyncIterator]();
    const head: Uint8Array[] = [];
    let rest: AsyncIterable<Uint8Array> | null = chained(head, iterator);
    try {
      for (let size = 0; size < 2;) {
        const next = await iterator.next();
        if (next.done === true) break;
        head.push(next.value);
        size += next.value.length;
      }
      const [first, second] = Buffer.concat(head.map((bytes) => bytes.subarray(0, 2)));
      yield* first === 0x1f && second === 0x8b ? this.#gunzipped(rest) : rest;
      rest = null;
    } finally {
      if (rest !== null) await iterator.return?.();
    }
  }

  async *#gunzipped(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let sourceError: { readonly error: unknown } | null = null;
    const source = Readable.from(packed);
    const gunzip = createGunzip();
    source.once('error', (error) => {
      sourceError = { error };
      gunzip.destroy(error);
    });
    source.pipe(gunzip);
    try {
      for await (const bytes of gunzip) if (bytes instanceof Uint8Array) yield bytes;
    } catch (error) {
      if (sourceError !== null || !isZlibFault(error)) throw error;
      this.#fault = 'file.gzip-damaged';
    } finally {
      source.unpipe(gunzip);
      source.destroy();
      gunzip.destroy();
    }
  }
}

async function* chained(
  head: readonly Uint8Array[],
  iterator: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* head;
  for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
}

function isZlibFault(error: unknown): boolean {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' && code.startsWith('Z_');
}
