/** What finding and installing a browser needs of the machine. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** True when a program is there and answers when it is asked for its version. */
  readonly isBrowser: (path: string) => boolean;
  /** Where Playwright would keep the browser that it downloads. */
  readonly playwrightBrowser: () => Promise<string>;
  /** Runs a program and returns true when it succeeded; a program that is absent or too slow has failed. */
  readonly run: (program: string, parameters: readonly string[], limitMs: number) => boolean;
}

/** What to do where there is no browser and none could be installed. */
export const howToInstall =
  'npm test found no Chromium that runs: type `npx playwright install --with-deps chromium`, or set CHROMIUM to the path of one.';

const usualPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The path of a Chromium: the one that CHROMIUM names, the system's, Playwright's, or one that is installed now by
 * Playwright or by apt. Null when there is none and none could be installed.
 */
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
