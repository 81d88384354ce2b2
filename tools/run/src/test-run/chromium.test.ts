import { provideChromium } from './chromium';
import type { Machine } from './chromium';

const playwrightPath = '/home/ada/.cache/ms-playwright/chromium/chrome';

/** A machine with some browsers, on which each successful command installs one more. */
function machineWith(options: {
  readonly browsers?: readonly string[];
  readonly chromiumVariable?: string;
  readonly isRoot?: boolean;
  readonly installs?: Readonly<Record<string, string>>;
}) {
  const browsers = new Set(options.browsers);
  const commands: string[] = [];
  const machine: Machine = {
    environment: { CHROMIUM: options.chromiumVariable },
    isRoot: options.isRoot ?? false,
    isBrowser: (path) => browsers.has(path),
    playwrightBrowser: () => Promise.resolve(playwrightPath),
    run(program, parameters) {
      const command = [program, ...parameters].join(' ');
      commands.push(command);
      const installed = options.installs?.[command];
      if (installed !== undefined) browsers.add(installed);
      return installed !== undefined;
    },
  };
  return { machine, commands };
}

const playwrightInstall = 'node_modules/.bin/playwright install chromium';
const aptUpdate = 'apt-get update -qq';
const aptInstall = 'apt-get install -y -qq --no-install-recommends chromium';

it.each(['/usr/bin/chromium', '/usr/bin/google-chrome', playwrightPath])(
  'uses the browser at %s without installing anything',
  async (path) => {
    const { machine, commands } = machineWith({ browsers: [path] });

    const found = await provideChromium(machine);

    expect(found).toBe(path);
    expect(commands).toEqual([]);
  },
);

it('prefers the browser that CHROMIUM names', async () => {
  const { machine } = machineWith({
    browsers: ['/usr/bin/chromium', '/opt/chrome'],
    chromiumVariable: '/opt/chrome',
  });

  expect(await provideChromium(machine)).toBe('/opt/chrome');
});

it('finds no browser when the one in CHROMIUM does not run', async () => {
  const { machine, commands } = machineWith({
    browsers: ['/usr/bin/chromium'],
    chromiumVariable: '/opt/absent',
  });

  expect(await provideChromium(machine)).toBeNull();
  expect(commands).toEqual([]);
});

it('downloads Playwright’s browser when there is none', async () => {
  const { machine, commands } = machineWith({ installs: { [playwrightInstall]: playwrightPath } });

  expect(await provideChromium(machine)).toBe(playwrightPath);
  expect(commands).toEqual([playwrightInstall]);
});

it.each([
  ['the download fails', {}],
  ['the downloaded browser does not run here', { [playwrightInstall]: '/elsewhere' }],
])('installs the browser by apt when %s', async (_case, installs) => {
  const { machine, commands } = machineWith({
    isRoot: true,
    installs: { ...installs, [aptUpdate]: '', [aptInstall]: '/usr/bin/chromium' },
  });

  expect(await provideChromium(machine)).toBe('/usr/bin/chromium');
  expect(commands).toEqual([playwrightInstall, aptUpdate, aptInstall]);
});

it('does not use apt without root rights', async () => {
  const { machine, commands } = machineWith({ isRoot: false });

  expect(await provideChromium(machine)).toBeNull();
  expect(commands).toEqual([playwrightInstall]);
});

it('finds no browser when neither way installs one', async () => {
  const { machine } = machineWith({ isRoot: true });

  expect(await provideChromium(machine)).toBeNull();
});
