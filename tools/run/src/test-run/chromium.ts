export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Whether the program exists and prints its version. */
  readonly isBrowser: (path: string) => boolean;
  readonly playwrightBrowser: () => Promise<string>;
  readonly run: (program: string, parameters: readonly string[], limitMs: number) => boolean;
}

export const howToInstall =
  'npm test couldn’t find a working Chromium. Run `npx playwright install --with-deps chromium`, or set CHROMIUM to its path.';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Finds a Chromium (CHROMIUM, the system's, Playwright's) or installs one with Playwright or apt. Returns null if that fails. */
export async function provideChromium(machine: Machine): Promise<string | null> {
  const named = machine.environment['CHROMIUM'];
  if (named !== undefined && named !== '') return machine.isBrowser(named) ? named : null;
  const system = () => usualPaths.find(machine.isBrowser) ?? null;
  const downloaded = async () => {
    const path = await machine.playwrightBrowser();
    return machine.isBrowser(path) ? path : null;
  };

  return (
    system() ??
    (await downloaded()) ??
    (downloadByPlaywright(machine) ? await downloaded() : null) ??
    (machine.isRoot && installByApt(machine) ? system() : null)
  );
}

function downloadByPlaywright({ run }: Machine): boolean {
  return run('node_modules/.bin/playwright', ['install', 'chromium'], 5 * 60_000);
}

function installByApt({ run }: Machine): boolean {
  return (
    run('apt-get', ['update', '-qq'], 2 * 60_000) &&
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], 5 * 60_000)
  );
}
