import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcomes } from './outcomes';
import { outputOf } from './programs';

const folder = join(import.meta.dirname, '..');

/** Checks the compose files and the systemd units with their own programs. */
export async function tryServiceFiles(outcomes: Outcomes, workFolder: string): Promise<void> {
  const copy = join(workFolder, 'compose/tools/deployment');
  await mkdir(join(copy, 'secrets'), { recursive: true });
  await cp(folder, copy, { recursive: true });
  for (const name of ['origins.env', 'pricehunt.env'])
    await cp(join(folder, `${name}.example`), join(copy, name));
  for (const name of ['database-url', 'database-password']) await writeFile(join(copy, 'secrets', name), '');
  const single = ['--file', join(copy, 'compose.yaml')];
  const scaled = [...single, '--file', join(copy, 'compose.scaled.yaml')];

  await outcomes.tries('compose.yaml is read by compose', async () => {
    const services = await outputOf('docker-compose', [...single, 'config', '--services']);
    expectLines(services, ['api', 'worker', 'pages', 'shopper', 'merchant-dashboard', 'admin']);
  });
  await outcomes.tries('compose.scaled.yaml is read by compose', async () => {
    const services = await outputOf('docker-compose', [...scaled, 'config', '--services']);
    expectLines(services, ['api', 'worker', 'postgres', 'redis', 'shopper', 'pages']);
  });
  await outcomes.tries('the compose file of the one image is read by compose', async () => {
    const file = join(copy, 'one-image/compose.yaml');
    const services = await outputOf('docker-compose', [
      '--file',
      file,
      '--profile',
      'hosts',
      'config',
      '--services',
    ]);
    expectLines(services, ['pricehunt', 'caddy']);
  });
  for (const unit of ['pricehunt-api', 'pricehunt-worker', 'pricehunt-pages']) {
    await outcomes.tries(`${unit}.service is a unit that systemd takes`, async () => {
      await outputOf('systemd-analyze', ['verify', '--man=no', join(folder, 'systemd', `${unit}.service`)]);
    });
  }
}

function expectLines(text: string, wanted: readonly string[]): void {
  const lines = new Set(text.trim().split('\n'));
  const missing = wanted.filter((line) => !lines.has(line));
  if (missing.length > 0) throw new Error(`${missing.join(', ')} not among ${[...lines].join(', ')}`);
}
