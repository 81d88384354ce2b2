import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/* The install alone, in an empty repository, with a fake npm that records its parameters. */
const setupFile = join(__dirname, '../../setup.mjs');
const addonThatLoads = 'module.exports = () => ({ close() {} });';
const addonThatIsBroken = 'throw new Error("not built");';

let repository: string;
const at = (path: string) => join(repository, path);
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'set-up-'));
  for (const folder of ['tools', 'bin', 'node_modules/better-sqlite3'])
    mkdirSync(at(folder), { recursive: true });
  copyFileSync(setupFile, at('tools/setup.mjs'));
  writeFileSync(at('package-lock.json'), '{}');
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

/** Sets up with an npm whose `ci` exits with a code and whose `rebuild` leaves an addon behind. */
function setUp(npm: { readonly ciCode: number; readonly rebuilt: string }) {
  const addon = at('node_modules/better-sqlite3/index.js');
  writeFileSync(at('rebuilt.js'), npm.rebuilt);
  if (!existsSync(addon)) writeFileSync(addon, addonThatIsBroken);
  writeFileSync(
    at('bin/npm'),
    `#!/bin/sh\necho "$1 $2\${CFLAGS:+ $CFLAGS}" >> '${at('asked')}'\n[ "$1" = ci ] && exit ${npm.ciCode}\ncp '${at('rebuilt.js')}' '${addon}'\n`,
    { mode: 0o755 },
  );
  const program = `import(${JSON.stringify(at('tools/setup.mjs'))}).then(({ setup }) => setup())`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', program], {
    encoding: 'utf8',
    env: { ...process.env, CFLAGS: undefined, PATH: `${at('bin')}:${process.env['PATH']}` },
  });
  const asked = existsSync(at('asked')) ? readFileSync(at('asked'), 'utf8').trim().split('\n') : [];
  return { status, stderr, asked };
}

it('installs the packages, builds the addon with -O2, and repeats neither', () => {
  const once = setUp({ ciCode: 0, rebuilt: addonThatLoads });
  const again = setUp({ ciCode: 0, rebuilt: addonThatLoads });

  expect(once).toEqual({
    status: 0,
    stderr: '',
    asked: ['ci --ignore-scripts', 'rebuild better-sqlite3 -O2'],
  });
  expect(again).toEqual(once);
});

it('ends with the code of an install that failed, builds nothing, and installs again the next time', () => {
  const failed = setUp({ ciCode: 7, rebuilt: addonThatLoads });
  const next = setUp({ ciCode: 0, rebuilt: addonThatLoads });

  expect(failed).toMatchObject({ status: 7, asked: ['ci --ignore-scripts'] });
  expect(next).toMatchObject({
    status: 0,
    asked: ['ci --ignore-scripts', 'ci --ignore-scripts', 'rebuild better-sqlite3 -O2'],
  });
});

it('ends with one sentence when the addon does not load after it was built', () => {
  expect(setUp({ ciCode: 0, rebuilt: addonThatIsBroken })).toMatchObject({
    status: 1,
    stderr: 'The SQLite addon doesn’t load. Delete node_modules and try again.\n',
  });
});
