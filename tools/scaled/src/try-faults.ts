import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './child-programs';
import { clock } from './faults/clock.fault';
import { disk } from './faults/disk.fault';
import type { Fault, Figure } from './faults/fault';
import { kill } from './faults/kill.fault';
import { lock } from './faults/lock.fault';
import { mail } from './faults/mail.fault';
import { shops } from './faults/shops.fault';

/*
 * npm run test:faults: builds the API and the worker, and runs one fault after another. Words select faults: npm run
 * test:faults -- disk lock. Prints a table of figures; the exit code is 1 when a guarantee didn't hold.
 */

const faults: readonly Fault[] = [kill, disk, lock, clock, mail, shops];

process.exitCode = await tryFaults(process.argv.slice(2));

async function tryFaults(words: readonly string[]): Promise<number> {
  const unknown = words.filter((word) => !faults.some((fault) => fault.word === word));
  if (unknown.length > 0) {
    console.error(
      `There is no fault ${unknown.join(', ')}. Pick from ${faults.map(({ word }) => word).join(', ')}.`,
    );
    return 1;
  }
  console.log('Building the API…');
  execFileSync(join(root, 'node_modules/.bin/nx'), ['build', 'api', '--output-style=static'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' },
  });
  let failed = 0;
  for (const fault of faults.filter(({ word }) => words.length === 0 || words.includes(word))) {
    console.log(`\n── ${fault.word}: ${fault.title}\n`);
    const figures = await figuresOf(fault);
    const width = Math.max(...figures.map(({ what }) => what.length));
    for (const { what, value, holds } of figures) {
      const mark = holds === null ? '' : holds ? '  ok' : '  FAILED';
      console.log(`${what.padEnd(width)}  ${value}${mark}`);
    }
    failed += figures.filter(({ holds }) => holds === false).length;
  }
  console.log(failed === 0 ? '\nEvery guarantee held.' : `\n${failed} guarantees did not hold.`);
  return failed === 0 ? 0 : 1;
}

async function figuresOf(fault: Fault): Promise<readonly Figure[]> {
  try {
    return await fault.run();
  } catch (failure) {
    return [{ what: 'could not be tried', value: String(failure), holds: false }];
  }
}
