import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Machine } from './chromium';

export function thisMachine(root: string): Machine {
  return {
    environment: process.env,
    isRoot: process.getuid?.() === 0,
    isBrowser: (path) => existsSync(path) && spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0,
    playwrightBrowser: async () => (await import('@playwright/test')).chromium.executablePath(),
    run(program, parameters, limitMs) {
      console.log(`Installing Chromium: ${[program, ...parameters].join(' ')}`);
      const environment = {
        ...process.env,
        DEBIAN_FRONTEND: 'noninteractive',
        PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000',
      };
      const { status } = spawnSync(program, [...parameters], {
        cwd: root,
        env: environment,
        stdio: ['ignore', 'ignore', 'inherit'],
        timeout: limitMs,
      });
      return status === 0;
    },
  };
}
