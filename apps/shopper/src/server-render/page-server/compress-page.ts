import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export interface EncodedPage {
  readonly encoding: 'br' | 'gzip' | 'identity';
  readonly bytes: Buffer;
}

/** Compresses a rendered page with the best encoding that the Accept-Encoding header allows. */
export async function compressPage(html: string, accepted: string | undefined): Promise<EncodedPage> {
  if (accepts(accepted, 'br')) return { encoding: 'br', bytes: await promisify(brotliCompress)(html, quick) };
  if (accepts(accepted, 'gzip')) return { encoding: 'gzip', bytes: await promisify(gzip)(html) };
  return { encoding: 'identity', bytes: Buffer.from(html) };
}

/** Low levels, because the visitor waits for the compression. */
const quick = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
};

function accepts(accepted = '', coding: string): boolean {
  return new RegExp(`(^|[\\s,])${coding}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted);
}
