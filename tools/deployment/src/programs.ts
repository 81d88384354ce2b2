import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';

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

/** Returns a program's standard output. Throws with its standard error. */
export async function outputOf(
  program: string,
  parameters: readonly string[],
  options: { readonly cwd?: string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<string> {
  const { stdout } = await promisify(execFile)(program, parameters, {
    ...options,
    maxBuffer: 64 * 1024 * 1024,
  }).catch((failure: unknown) => {
    throw new Error(`${program} ${parameters.join(' ')}\n${saidBy(failure)}`);
  });
  return stdout;
}

function saidBy(failure: unknown): string {
  if (typeof failure !== 'object' || failure === null) return String(failure);
  const { stdout = '', stderr = '' } = failure as { readonly stdout?: string; readonly stderr?: string };
  return `${stdout.slice(-2_000)}\n${stderr.slice(-4_000)}`;
}
