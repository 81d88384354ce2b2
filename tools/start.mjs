// @ts-check
import { setup } from './setup.mjs';

/* npm start: installs what is missing, with Node alone, and runs tools/run/src/start.ts; with --real, start-real.ts. */
// What was built before was installed before.
if (!process.argv.includes('--built')) await setup();
const { tsImport } = await import('tsx/esm/api');
const program = process.argv.includes('--real') ? 'start-real' : 'start';
await tsImport(`./run/src/${program}.ts`, import.meta.url);
