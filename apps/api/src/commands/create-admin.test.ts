import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../../..');

describe('admin:create', () => {
  it('prints only its usage without an address', () => {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'apps/api/src/commands/create-admin.ts'],
      { cwd: root, encoding: 'utf8', env: { TSX_TSCONFIG_PATH: 'apps/api/tsconfig.json' } },
    );

    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^Usage: .*\n$/);
  });
});

describe('the example environment file', () => {
  it('passes the sender with name and address through a shell', () => {
    const { status, stdout } = spawnSync(
      'bash',
      [
        '-c',
        `set -e; source <(sed 's/^#MAIL_FROM/MAIL_FROM/' pricehunt.env.example); printf %s "$MAIL_FROM"`,
      ],
      { cwd: join(root, 'tools/deployment'), encoding: 'utf8' },
    );

    expect([status, stdout]).toEqual([0, 'PriceHunt <mail@pricehunt.example>']);
  });
});
