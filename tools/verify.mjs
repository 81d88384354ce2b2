// @ts-check
import { setup } from './setup.mjs';

/* npm test: installs what is missing, with Node alone, and runs tools/run/src/test-run/run-everything.ts. */
setup();
const { tsImport } = await import('tsx/esm/api');
await tsImport('./run/src/test-run/run-everything.ts', import.meta.url);
