import { execa } from 'execa';
import { spawnSync } from 'node:child_process';

const packages = {
  buildah: 'buildah',
  debootstrap: 'debootstrap',
  nginx: 'nginx-light',
  envsubst: 'gettext-base',
  openssl: 'openssl',
  'docker-compose': 'docker-compose',
  'systemd-analyze': 'systemd',
} as const;

/** Installs missing programs by apt. Throws when this isn't Debian, or not root. */
export function installPrograms(): void {
  const missing = Object.entries(packages)
    .filter(([program]) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0)
    .map(([, name]) => name);
  if (missing.length === 0) return;
  console.log(`Installing ${missing.join(', ')} …`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const words of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
  ]) {
    const { status, stderr } = spawnSync('apt-get', words, { env: environment, encoding: 'utf8' });
    if (status !== 0) throw new Error(`apt-get ${words.join(' ')} failed: ${stderr}`);
  }
}

/** Returns a program's standard output. Throws with what it printed. */
export async function outputOf(
  program: string,
  parameters: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const { stdout } = await execa(program, parameters, { ...options, stripFinalNewline: false });
  return stdout;
}
