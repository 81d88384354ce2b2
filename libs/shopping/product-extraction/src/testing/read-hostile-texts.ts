import { hostilePages, hostileTexts } from './hostile-texts';

/** CPU milliseconds per 100,000 characters, the lowest of several readings. */
export interface HostileReading {
  readonly name: string;
  readonly processorMs: number;
}

/** More readings are taken while one seems slow, because a busy machine rarely slows down all of them. */
const readingsMax = 5;
const slowMs = 60;

/** Arguments: "pages" or "texts", and the length. */
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
