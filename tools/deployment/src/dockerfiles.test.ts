import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate, ValidationSeverity } from 'dockerfile-utils';

const root = join(import.meta.dirname, '../../..');
const oneImage = 'tools/deployment/one-image';
const folders = [...['api', 'shopper', 'merchant-dashboard', 'admin'].map((app) => `apps/${app}`), oneImage];

describe.each(folders)('the Dockerfile of %s', (folder) => {
  const text = readFileSync(join(root, folder, 'Dockerfile'), 'utf8');
  const stages = text.split(/^(?=FROM )/m).slice(1);

  test('is valid', () => {
    const problems = validate(text, {
      deprecatedMaintainer: ValidationSeverity.ERROR,
      instructionCasing: ValidationSeverity.ERROR,
      directiveCasing: ValidationSeverity.ERROR,
      emptyContinuationLine: ValidationSeverity.ERROR,
      instructionCmdMultiple: ValidationSeverity.ERROR,
      instructionEntrypointMultiple: ValidationSeverity.ERROR,
      instructionHealthcheckMultiple: ValidationSeverity.ERROR,
      instructionJSONInSingleQuotes: ValidationSeverity.ERROR,
      instructionWorkdirRelative: ValidationSeverity.ERROR,
    });

    expect(problems).toEqual([]);
  });

  test('starts from images with pinned versions', () => {
    const images = [...text.matchAll(/^ARG \w+_IMAGE=(.+)$/gm)].map(([, image]) => image);

    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/^docker\.io\/[\w./-]+:\d+(\.\d+)?-bookworm(-slim)?$/);
  });

  test('installs the lockfile before it copies the sources', () => {
    const [build = ''] = stages;

    expect(build.indexOf('npm ci')).toBeGreaterThan(0);
    expect(build.indexOf('npm ci')).toBeLessThan(build.indexOf('COPY . .'));
  });

  test('runs no program as root', () => {
    const programs = stages.filter((stage) => /^CMD /m.test(stage));

    for (const program of programs) expect(program).toMatch(/^USER node$/m);
  });

  test('contains no secret', () => {
    expect(text).not.toMatch(/(KEYS?|SECRETS?|PASSWORD|TOKEN)=/);
  });
});

describe('the one image', () => {
  const read = (name: string) => readFileSync(join(root, oneImage, name), 'utf8');
  const compose = read('compose.yaml');
  const [, pricehunt = '', caddy = ''] = compose.split(/^ {2}(?:pricehunt|caddy):$/m);
  const dockerfile = read('Dockerfile');

  test('keeps its data and secrets in a volume that outlives the container', () => {
    const folder = /PRICEHUNT_DATA=(\S+)/.exec(dockerfile)?.[1] ?? '';

    expect(dockerfile).toContain(`\nVOLUME ${folder}\n`);
    expect(pricehunt).toContain(`volumes: ['data:${folder}']`);
    expect(caddy).toMatch(/^volumes:\n {2}data:$/m);
  });

  test('is reachable on local ports only, and over the network through Caddy only', () => {
    const published = [...pricehunt.matchAll(/^ {6}- '(.+)'$/gm)].map(([, port]) => port);
    expect(published).toEqual([4200, 4300, 4400].map((port) => `127.0.0.1:${port}:${port}`));
    expect(caddy).toContain("ports: ['80:80', '443:443', '443:443/udp']");
    expect(caddy).toContain('profiles: [hosts]');
  });

  test('is healthy once the API and the worker are; then Caddy answers for its three hosts', () => {
    expect(dockerfile).toMatch(/^HEALTHCHECK .*4000.*4003.*readyz/m);
    expect(read('Caddyfile').match(/^\S+(?= \{$)/gm)).toEqual([
      '{$PRICEHUNT_HOSTS}',
      'merchants.{$PRICEHUNT_HOSTS}',
      'admin.{$PRICEHUNT_HOSTS}',
    ]);
    expect(read('Caddyfile').match(/pricehunt:\d+/g)).toEqual([
      'pricehunt:4200',
      'pricehunt:4300',
      'pricehunt:4400',
    ]);
  });

  test('passes on the settings of the first-hour guide, and leaves unset ones at their defaults', () => {
    const firstHour = readFileSync(join(root, 'docs/operations/first-hour.md'), 'utf8');
    const [, table = ''] = firstHour.split('For the container, set these variables');
    const named = [...table.matchAll(/^\| `([A-Z_]+)` /gm)].map(([, name]) => name);

    expect(named).toEqual(expect.arrayContaining(['SEARXNG_URL', 'DATABASE_URL', 'SMTP_URL']));
    for (const name of named) expect(pricehunt).toMatch(new RegExp(`^ {6}${name}:`, 'm'));
    // An empty DATABASE_URL or UCP_CATALOGS would count as set.
    expect(pricehunt).toMatch(/^ {6}DATABASE_URL:$/m);
    expect(pricehunt).toMatch(/^ {6}UCP_CATALOGS:$/m);
  });

  test('receives no secret and creates its own', () => {
    expect(compose).not.toMatch(/(KEYS?|SECRETS?|PASSWORD|TOKEN)\b/);
  });
});
