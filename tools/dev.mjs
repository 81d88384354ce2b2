// @ts-check
import { setup } from './setup.mjs';

/* npm run dev -- APP: installs what is missing, with Node alone, and runs tools/run/src/dev.ts. */
await setup();
const { tsImport } = await import('tsx/esm/api');
await tsImport('./run/src/dev.ts', import.meta.url);
