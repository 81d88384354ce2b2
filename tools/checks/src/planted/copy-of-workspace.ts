import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readWorkspace } from '../house/read-workspace';

/** A copy of the repository in a temporary folder, with the same installed packages. */
export interface CopyOfWorkspace {
  readonly root: string;
  readonly write: (path: string, text: string) => void;
  readonly append: (path: string, text: string) => void;
  readonly run: (program: string, parameters: readonly string[]) => ProgramEnd;
  readonly remove: () => void;
}

export interface ProgramEnd {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

const rootFiles = [
  '.eslintrc.json',
  '.github/CODEOWNERS',
  '.gitignore',
  '.prettierrc.json',
  'jest.preset.js',
  'nx.json',
  'package-lock.json',
  'package.json',
  'tsconfig.base.json',
];

/** Creates the copy. The caller removes it, also after a failure. */
export function copyWorkspace(): CopyOfWorkspace {
  const original = readWorkspace();
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'house-')));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const path of [...rootFiles, ...original.files]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    copyFileSync(join(original.root, path), join(root, path));
  }
  symlinkSync(join(original.root, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    write,
    append: (path, text) => appendFileSync(join(root, path), text),
    run: (program, parameters) => runIn(root, program, parameters),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function runIn(root: string, program: string, parameters: readonly string[]): ProgramEnd {
  const { status, stdout, stderr, error } = spawnSync(
    join(root, 'node_modules/.bin', program),
    [...parameters],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: quietEnvironment(),
    },
  );
  if (error !== undefined) throw error;
  return { code: status, output: stdout, errors: stderr };
}

/** The environment without the variables of an outer Nx or Jest, and without its choice of tests. */
function quietEnvironment(): Record<string, string | undefined> {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(NX_|JEST_|NODE_ENV$|FORCE_COLOR$|TESTS$)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_NO_CLOUD: 'true',
    // Otherwise Nx starts a process per plugin.
    NX_ISOLATE_PLUGINS: 'false',
    NO_COLOR: '1',
    ESLINT_USE_FLAT_CONFIG: 'false',
    NODE_OPTIONS: '--disable-warning=ESLintRCWarning',
  };
}
