// @ts-check
import { setup } from './setup.mjs';

/* npm start: installs what is missing, with Node alone, and runs tools/run/src/start.ts. */
// What was built before was installed before.
if (!process.argv.includes('--built')) await setup();
const { tsImport } = await import('tsx/esm/api');
await tsImport('./run/src/start.ts', import.meta.url);
