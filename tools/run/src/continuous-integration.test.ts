import { execa } from 'execa';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './places';

describe('.ci/run on a machine without Chromium', () => {
  let folder: string;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ci-'));
    for (const name of ['.ci', 'tools', 'programs']) mkdirSync(join(folder, name));
    copyFileSync(join(root, '.ci/run'), join(folder, '.ci/run'));
    symlinkSync(process.execPath, join(folder, 'programs/node'));
    for (const name of ['bash', 'dirname']) {
      const { stdout } = await execa('which', [name]);
      symlinkSync(stdout, join(folder, 'programs', name));
    }
    program('npm', 'echo "npm $*"');
    program('timeout', 'shift 2; "$@"');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function program(name: string, script: string): void {
    const file = join(folder, 'programs', name);
    writeFileSync(file, `#!/usr/bin/env bash\n${script}\n`);
    chmodSync(file, 0o755);
  }

  function setup(script: string): void {
    writeFileSync(join(folder, 'tools/setup.mjs'), `export function installPackages() { ${script} }`);
  }

  const run = () =>
    execa(join(folder, '.ci/run'), {
      cwd: folder,
      env: { PATH: join(folder, 'programs') },
      reject: false,
      timeout: 100_000,
    });

  it('installs with apt and npm at the same time, then runs npm test', async () => {
    // Each waits for the other. If one came after the other, they would wait until the run is killed.
    program('apt-get', '>> apt; [ "$1" = update ] || while [ ! -e packages ] && kill -0 "$PPID"; do :; done');
    setup(`const { existsSync, writeFileSync } = process.getBuiltinModule('node:fs');
      const { ppid } = process;
      while (!existsSync('apt') && process.ppid === ppid);
      writeFileSync('packages', '');`);

    const { exitCode, stdout } = await run();

    expect(stdout.split('\n').at(-1)).toBe('npm test --silent');
    expect(exitCode).toBe(0);
  });

  it('fails without running npm test when apt fails', async () => {
    program('apt-get', 'exit 100');
    setup('');

    const { exitCode, stdout } = await run();

    expect([exitCode, stdout]).toEqual([100, '']);
  });

  it('runs npm test in Chromium when apt has no headless shell', async () => {
    program('apt-get', '[ "${*: -1}" != chromium-headless-shell ]');
    setup('');

    const { exitCode, stdout } = await run();

    expect(stdout.split('\n').at(-1)).toBe('npm test --silent');
    expect(exitCode).toBe(0);
  });

  it('fails without running npm test when the packages of npm cannot be installed', async () => {
    program('apt-get', 'exit 0');
    setup('process.exit(7)');

    const { exitCode, stdout } = await run();

    expect([exitCode, stdout]).toEqual([7, '']);
  });
});
