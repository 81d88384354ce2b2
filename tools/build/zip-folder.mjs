// @ts-check
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';

/** The first of January 1980, so that the same files give the same zip. */
const date = 0x21;
const utf8Names = 0x0800;
const deflated = 8;

/**
 * A zip of a folder's files.
 * @param {string} folder
 * @returns {Buffer}
 */
export function zipFolder(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const file of files) {
    const content = readFileSync(join(folder, file));
    const packed = deflateRawSync(content, { level: 9 });
    const name = Buffer.from(file.replaceAll('\\', '/'));
    const facts = numbers([
      [2, 20],
      [2, utf8Names],
      [2, deflated],
      [2, 0],
      [2, date],
      [4, crc32(content)],
      [4, packed.length],
      [4, content.length],
      [2, name.length],
      [2, 0],
    ]);
    const local = Buffer.concat([numbers([[4, 0x04034b50]]), facts, name, packed]);
    directory.push(
      numbers([
        [4, 0x02014b50],
        [2, 20],
      ]),
      facts,
      numbers([
        [2, 0],
        [2, 0],
        [2, 0],
        [4, 0],
        [4, offset],
      ]),
      name,
    );
    parts.push(local);
    offset += local.length;
  }
  const index = Buffer.concat(directory);
  const end = numbers([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, index.length],
    [4, offset],
    [2, 0],
  ]);
  return Buffer.concat([...parts, index, end]);
}

/**
 * Numbers of two or four bytes, little end first.
 * @param {readonly (readonly [size: 2 | 4, value: number])[]} fields
 */
function numbers(fields) {
  return Buffer.concat(
    fields.map(([size, value]) => {
      const bytes = Buffer.alloc(size);
      bytes.writeUIntLE(value, 0, size);
      return bytes;
    }),
  );
}
