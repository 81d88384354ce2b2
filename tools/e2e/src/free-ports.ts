import getPort from 'get-port';

/** Consecutive ports of one product. */
export const portCount = 30;

/** Above the ports that Chromium blocks, below the system's ephemeral ports. */
const lowest = 11_000;
const rangeCount = 700;

/** Returns the first candidate whose range is free. */
export async function findFreePorts(candidates: Iterable<number> = randomCandidates()): Promise<number> {
  for (const first of candidates) {
    if (await isFree(first)) return first;
  }
  throw new Error(`There are no ${portCount} free ports in a row.`);
}

/** Random, so that two runs on one machine rarely try the same range. */
function randomCandidates(): readonly number[] {
  const start = Math.floor(Math.random() * rangeCount);
  return Array.from({ length: rangeCount }, (_, step) => lowest + portCount * ((start + step) % rangeCount));
}

async function isFree(first: number): Promise<boolean> {
  for (let port = first; port < first + portCount; port += 1) {
    if ((await getPort({ port, reserve: true })) !== port) return false;
  }
  return true;
}
