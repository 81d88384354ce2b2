/** By byte order mark, content type, the declaration in the first 2048 bytes, otherwise UTF-8. */
export function pageText(body: Uint8Array, contentTypeHeader: string): string {
  const label = markedCharset(body) ?? headerCharset(contentTypeHeader) ?? declaredCharset(body);
  const decoder = decoderFor(label ?? 'utf-8');
  return decoder.encoding === 'windows-1252' ? windowsText(body) : decoder.decode(body);
}

/** Lower case without parameters; empty if missing. */
export function mediaTypeOf(contentTypeHeader: string): string {
  return (contentTypeHeader.split(/[;,]/, 1)[0] ?? '').trim().toLowerCase();
}

function markedCharset(body: Uint8Array): string | null {
  const [first, second, third] = body;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return null;
}

function headerCharset(contentTypeHeader: string): string | null {
  return /;\s*charset\s*=\s*"?([^\s;,"]+)/i.exec(contentTypeHeader)?.[1] ?? null;
}

function declaredCharset(body: Uint8Array): string | null {
  const beginning = Buffer.from(body.subarray(0, 2048)).toString('latin1');
  const xml = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._:-]+)/.exec(beginning)?.[1];
  const meta = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([A-Za-z0-9._:-]+)/i.exec(beginning)?.[1];
  const declared = xml ?? meta ?? null;
  // A declaration readable byte by byte can't be in UTF-16, whatever it says.
  return declared !== null && /^utf-?16/i.test(declared) ? 'utf-8' : declared;
}

function decoderFor(label: string): InstanceType<typeof TextDecoder> {
  try {
    return new TextDecoder(label);
  } catch (cause) {
    if (isUnknownLabel(cause)) return new TextDecoder('utf-8');
    throw cause;
  }
}

function isUnknownLabel(cause: unknown): boolean {
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    cause.code === 'ERR_ENCODING_NOT_SUPPORTED'
  );
}

/** Node 20 decodes windows-1252 (and ISO-8859-1, its name in browsers) as Latin-1, which loses the euro sign. */
function windowsText(body: Uint8Array): string {
  const latin = Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('latin1');
  return latin.replace(/[\u0080-\u009f]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? letter);
}

const windowsLetters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
