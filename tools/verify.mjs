// @ts-check
import { installPackages, provideSqlite } from './setup.mjs';

/* npm test: installs what is missing, with Node alone, and runs tools/run/src/test-run/run-everything.ts. */
installPackages();
const { tsImport } = await import('tsx/esm/api');
const { runEverything } = await tsImport('./run/src/test-run/run-everything.ts', import.meta.url);
await runEverything(provideSqlite);
