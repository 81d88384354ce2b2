import { spawnSync } from 'node:child_process';
import { binary, nxEnvironment, root, setup } from './setup.mjs';

/* npm test: installs what is missing, then runs every check and test (tools/checks/src/run). Ends with one line of counts. */
const startedAt = performance.now();
setup();
const setUpSeconds = (performance.now() - startedAt) / 1000;
const { status } = spawnSync(
  binary('tsx'),
  [
    '--tsconfig',
    'tools/checks/tsconfig.json',
    'tools/checks/src/run/run-everything.ts',
    String(setUpSeconds),
  ],
  { cwd: root, stdio: 'inherit', env: nxEnvironment },
);
process.exitCode = status ?? 1;
