import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate, ValidationSeverity } from 'dockerfile-utils';

const root = join(import.meta.dirname, '../../..');
const apps = ['api', 'shopper', 'merchant-dashboard', 'admin'];

describe.each(apps)('the Dockerfile of %s', (app) => {
  const text = readFileSync(join(root, 'apps', app, 'Dockerfile'), 'utf8');
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

  test('begins with images whose version is pinned', () => {
    const images = [...text.matchAll(/^ARG \w+_IMAGE=(.+)$/gm)].map(([, image]) => image);

    expect(images.length).toBeGreaterThan(0);
    for (const image of images) expect(image).toMatch(/^docker\.io\/[\w./-]+:\d+(\.\d+)?-bookworm(-slim)?$/);
  });

  test('installs what the lockfile says before it copies the sources', () => {
    const [build = ''] = stages;

    expect(build.indexOf('npm ci')).toBeGreaterThan(0);
    expect(build.indexOf('npm ci')).toBeLessThan(build.indexOf('COPY . .'));
  });

  test('runs no program as root', () => {
    const programs = stages.filter((stage) => /^CMD /m.test(stage));

    for (const program of programs) expect(program).toMatch(/^USER node$/m);
  });

  test('has no secret in it', () => {
    expect(text).not.toMatch(/(KEYS?|SECRETS?|PASSWORD|TOKEN)=/);
  });
});
