import { hostilePages, hostileTexts } from './hostile-texts';

/** How processor time for a character grows with the length: 1 when time is linear in the length, 4 when it is quadratic. */
export interface HostileReading {
  readonly name: string;
  readonly growth: number;
}

type Hostile = ReturnType<typeof hostilePages>[number];

/** More readings are taken while the growth seems high, because a busy machine rarely slows down all of them. */
const readingsMax = 8;
const highGrowth = 1.5;
/** Microseconds added to both lengths' times, so that noise doesn't count where nearly no time is taken. */
const noise = 5_000;

/** Arguments: "pages" or "texts", and the length. */
function main(): void {
  const [kind, length] = process.argv.slice(2);
  const hostile = kind === 'pages' ? hostilePages : hostileTexts;
  for (const { write, read } of hostile(500)) for (let round = 0; round < 10; round += 1) read(write());
  const quarters = hostile(Number(length) / 4);
  const readings = hostile(Number(length)).map((whole, place) => readingOf(whole, quarters[place] ?? whole));
  process.stdout.write(JSON.stringify(readings));
}

function readingOf(whole: Hostile, quarter: Hostile): HostileReading {
  let [wholeTime, quarterTime] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  let growth = Number.POSITIVE_INFINITY;
  for (let reading = 0; reading < readingsMax && growth > highGrowth; reading += 1) {
    wholeTime = Math.min(wholeTime, timeOf(whole));
    quarterTime = Math.min(quarterTime, timeOf(quarter));
    growth = (wholeTime + noise) / (4 * quarterTime + noise);
  }
  return { name: whole.name, growth };
}

/** Processor time in microseconds. */
function timeOf({ write, read }: Hostile): number {
  const text = write();
  const before = process.cpuUsage();
  read(text);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

main();
