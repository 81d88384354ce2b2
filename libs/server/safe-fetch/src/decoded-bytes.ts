import { PassThrough, Readable, pipeline } from 'node:stream';
import type { Duplex } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { FetchProblem, errorOutcome } from './fetch-outcome';
import type { WireAnswer } from './transport';

/** Counts bytes before and after decoding, against compression bombs. Throws FetchProblem. */
export async function* decodedBytes(answer: WireAnswer, bytesMax: number): AsyncGenerator<Uint8Array> {
  try {
    refuseAnnouncedSize(answer, bytesMax);
    const coding = (answer.headers['content-encoding'] ?? 'identity').trim().toLowerCase();
    const wire = counted(answer.bytes, bytesMax);
    yield* coding === 'identity' || coding === '' ? wire : counted(decoded(wire, coding), bytesMax);
  } finally {
    answer.abandon();
  }
}

/** With the same limits. */
export async function readBody(answer: WireAnswer, bytesMax: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  for await (const piece of decodedBytes(answer, bytesMax)) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

/** Doesn't read beyond them. */
export async function readBeginning(answer: WireAnswer, bytesMax: number): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of decodedBytes(answer, Number.MAX_SAFE_INTEGER)) {
    pieces.push(piece);
    size += piece.byteLength;
    if (size >= bytesMax) break;
  }
  return new Uint8Array(Buffer.concat(pieces)).subarray(0, bytesMax);
}

export const acceptedEncodings = 'gzip, deflate, br';

function refuseAnnouncedSize(answer: WireAnswer, bytesMax: number): void {
  const announced = Number(answer.headers['content-length'] ?? '0');
  if (announced > bytesMax) throw new FetchProblem(errorOutcome('too-large', answer.status));
}

async function* counted(bytes: AsyncIterable<Uint8Array>, bytesMax: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const piece of bytes) {
    size += piece.byteLength;
    if (size > bytesMax) throw new FetchProblem(errorOutcome('too-large'));
    yield piece;
  }
}

async function* decoded(bytes: AsyncIterable<Uint8Array>, coding: string): AsyncGenerator<Uint8Array> {
  const decoder = await decoderFor(coding, bytes);
  // The iteration below throws the error; pipeline requires a callback.
  const output = pipeline(decoder.source, decoder.decoder, new PassThrough(), () => undefined);
  try {
    for await (const piece of output) yield Buffer.isBuffer(piece) ? piece : Buffer.from(String(piece));
  } catch (cause) {
    throw cause instanceof FetchProblem ? cause : new FetchProblem(errorOutcome('encoding'));
  } finally {
    output.destroy();
    decoder.source.destroy();
  }
}

async function decoderFor(
  coding: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ source: Readable; decoder: Duplex }> {
  if (coding === 'gzip' || coding === 'x-gzip')
    return { source: Readable.from(bytes), decoder: createGunzip() };
  if (coding === 'br') return { source: Readable.from(bytes), decoder: createBrotliDecompress() };
  if (coding === 'deflate') return deflateDecoder(bytes);
  throw new FetchProblem(errorOutcome('encoding'));
}

/** `deflate` exists with and without a zlib header; the first byte shows which. */
async function deflateDecoder(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ source: Readable; decoder: Duplex }> {
  const iterator = bytes[Symbol.asyncIterator]();
  const first = await iterator.next();
  const isWrapped = first.done !== true && ((first.value[0] ?? 0) & 0x0f) === 8;
  const source = Readable.from(restored(first, iterator));
  return { source, decoder: isWrapped ? createInflate() : createInflateRaw() };
}

async function* restored(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let step = first; step.done !== true; step = await rest.next()) yield step.value;
  } finally {
    await rest.return?.();
  }
}
