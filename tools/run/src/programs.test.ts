import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Stopping, openPrograms } from './programs';
import type { Programs } from './programs';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'programs-'))));
afterEach(() => rmSync(folder, { recursive: true }));

async function startProgram(programs: Programs, source: string): Promise<number> {
  const output = programs.start('child', {
    parameters: ['-e', `${source};console.log(String(process.pid))`],
  });
  if (output === null) throw new Error('the program has no output');
  const line = await new Promise<string>((resolve) =>
    createInterface({ input: output }).once('line', resolve),
  );
  return Number(line);
}

it('ends a program gracefully when everything stops, without reporting a failure', async () => {
  const ended: string[] = [];
  const programs = openPrograms(folder, (name) => ended.push(name));
  const pid = await startProgram(
    programs,
    'process.on("SIGTERM", () => { console.log("ends"); process.exit(0); }); setInterval(() => {}, 1000)',
  );

  await programs.stop();

  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  expect(readFileSync(join(folder, 'child.log'), 'utf8')).toBe(`${pid}\nends\n`);
  expect(ended).toEqual([]);
});

it('reports which program exited, with its exit code and log', async () => {
  const ended = new Promise((resolve) => {
    const programs = openPrograms(folder, (...facts) => resolve(facts));
    void startProgram(programs, 'process.exit(3)');
  });

  expect(await ended).toEqual(['child', 3, join(folder, 'child.log')]);
});

it('returns what a program printed, and rejects with its command when it fails', async () => {
  const programs = openPrograms(folder, () => {});
  const run = (source: string) => programs.run(process.execPath, ['-e', source], { output: 'returned' });

  expect(await run('console.log("done")')).toBe('done');
  await expect(run('process.exit(1)')).rejects.toThrow('-e process.exit(1) failed.');
});

it('starts nothing else while everything stops', async () => {
  const programs = openPrograms(folder, () => {});

  await programs.stop();

  expect(() => programs.start('late', { parameters: ['-e', ''] })).toThrow(Stopping);
  await expect(programs.run(process.execPath, ['-e', ''], { output: 'returned' })).rejects.toThrow(Stopping);
});
