import { webApps } from './places';
import type { WebApp } from './places';
import { StartFailure } from './start-failure';

export type DevApp = WebApp | 'api';

export function readDevApp(parameters: readonly string[]): DevApp {
  const apps = [...webApps, 'api'] as const;
  const app = apps.find((name) => name === parameters[0]);
  if (app !== undefined && parameters.length === 1) return app;
  throw new StartFailure(`Choose one app: npm run dev -- ${apps.join(' | ')}`);
}
