import { webApps } from './places';
import type { WebApp } from './places';
import { StartFailure } from './start-failure';

/** What npm run dev can run. */
export type DevApp = WebApp | 'api';

/** The app that the arguments of npm run dev name. */
export function readDevApp(parameters: readonly string[]): DevApp {
  const apps = [...webApps, 'api'] as const;
  const app = apps.find((name) => name === parameters[0]);
  if (app !== undefined && parameters.length === 1) return app;
  throw new StartFailure(`Name one app: npm run dev -- ${apps.join(' | ')}`);
}
