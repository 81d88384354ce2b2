import { hostilePages, hostileTexts } from './hostile-texts';

/** What reading a hostile text took: processor milliseconds for each 100,000 characters, the least of a few readings. */
export interface HostileReading {
  readonly name: string;
  readonly processorMs: number;
}

/** A busy machine slows some readings down, but hardly each of them: more are taken while one seems slow. */
const readingsMax = 5;
const slowMs = 60;

/** Takes "pages" or "texts" and their length; prints `HostileReading`s. */
function main(): void {
  const [kind, length] = process.argv.slice(2);
  const hostile = kind === 'pages' ? hostilePages : hostileTexts;
  for (const { write, read } of hostile(500)) for (let round = 0; round < 10; round += 1) read(write());
  const readings = hostile(Number(length)).map(({ name, write, read }): HostileReading => {
    const text = write();
    let processorMs = Number.POSITIVE_INFINITY;
    for (let reading = 0; reading < readingsMax && processorMs >= slowMs; reading += 1) {
      const before = process.cpuUsage();
      read(text);
      const { user, system } = process.cpuUsage(before);
      processorMs = Math.min(processorMs, (user + system) / 1_000 / (text.length / 100_000));
    }
    return { name, processorMs };
  });
  process.stdout.write(JSON.stringify(readings));
}

main();
