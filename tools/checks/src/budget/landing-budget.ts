import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { isRecord, texts } from '../house/read-workspace';

/** JavaScript that the landing page may load before it is shown, in bytes after gzip. */
export const landingBytesMax = 120_000;

interface WeighedFile {
  readonly file: string;
  readonly gzipBytes: number;
}

export interface LandingWeight {
  /** The entry, the landing screen and their static imports, which load before anything is shown. */
  readonly initial: readonly WeighedFile[];
  /** What the landing screen loads after its first paint; not part of the budget. */
  readonly later: readonly WeighedFile[];
  readonly initialBytes: number;
}

const entry = 'index.html';
const landing = 'src/screens/landing.tsx';

/** Measures a built shopper app by Vite's manifest. Throws when the manifest or one of the two chunks is missing. */
export function weighLanding(builtFolder: string): LandingWeight {
  const manifest = readManifest(join(builtFolder, '.vite/manifest.json'));
  const initialKeys = staticImports(manifest, [entry, landing]);
  const laterKeys = staticImports(manifest, chunkOf(manifest, landing).dynamicImports).filter(
    (key) => !initialKeys.includes(key),
  );
  const weigh = (key: string) => weighFile(builtFolder, chunkOf(manifest, key).file);
  const initial = initialKeys.map(weigh);
  return {
    initial,
    later: laterKeys.map(weigh),
    initialBytes: initial.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0),
  };
}

export function landingReport({ initial, later, initialBytes }: LandingWeight): string {
  const line = ({ file, gzipBytes }: WeighedFile) => `  ${kilobytes(gzipBytes).padStart(9)}  ${file}`;
  return [
    'JavaScript of the landing page, gzip -9',
    ...initial.map(line),
    `  ${kilobytes(initialBytes).padStart(9)}  in all, of at most ${kilobytes(landingBytesMax)}`,
    ...(later.length === 0 ? [] : ['after the first paint, not counted', ...later.map(line)]),
  ].join('\n');
}

interface Chunk {
  readonly file: string;
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
}

function readManifest(path: string): ReadonlyMap<string, Chunk> {
  const content: unknown = JSON.parse(readFileSync(path, 'utf8'));
  const entries = isRecord(content) ? Object.entries(content) : [];
  return new Map(
    entries.map(([key, chunk]) => {
      if (!isRecord(chunk) || typeof chunk['file'] !== 'string')
        throw new Error(`${path}: ${key} names no file`);
      return [
        key,
        {
          file: chunk['file'],
          imports: texts(chunk['imports']),
          dynamicImports: texts(chunk['dynamicImports']),
        },
      ];
    }),
  );
}

function chunkOf(manifest: ReadonlyMap<string, Chunk>, key: string): Chunk {
  const chunk = manifest.get(key);
  if (chunk === undefined) throw new Error(`The manifest has no chunk of ${key}`);
  return chunk;
}

function staticImports(manifest: ReadonlyMap<string, Chunk>, from: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    chunkOf(manifest, key).imports.forEach(visit);
  };
  from.forEach(visit);
  return [...seen];
}

function weighFile(folder: string, file: string): WeighedFile {
  return { file, gzipBytes: gzipSync(readFileSync(join(folder, file)), { level: 9 }).length };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
