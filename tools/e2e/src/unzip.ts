import { crc32, inflateRawSync } from 'node:zlib';

export interface ZippedFile {
  readonly path: string;
  readonly content: Buffer;
}

const localHeader = 0x04034b50;

/** The files of a zip with sizes before the content. Throws when a file is damaged. */
export function unzip(zip: Buffer): readonly ZippedFile[] {
  const files: ZippedFile[] = [];
  let at = 0;
  while (zip.readUInt32LE(at) === localHeader) {
    const packedSize = zip.readUInt32LE(at + 18);
    const nameEnd = at + 30 + zip.readUInt16LE(at + 26);
    const contentStart = nameEnd + zip.readUInt16LE(at + 28);
    const path = zip.toString('utf8', at + 30, nameEnd);
    const content = inflateRawSync(zip.subarray(contentStart, contentStart + packedSize));
    if (crc32(content) !== zip.readUInt32LE(at + 14)) throw new Error(`${path} is damaged.`);
    files.push({ path, content });
    at = contentStart + packedSize;
  }
  return files;
}
