import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { basketPlans } from './basket-plans.bench';
import type { Benchmark } from './benchmark';
import { comparisonOverhead } from './comparison-overhead.bench';
import { diskSpace } from './disk-space.bench';
import { dueOffers } from './due-offers.bench';
import { engineQuality } from './engine-quality.bench';
import { extractionCost } from './extraction-cost.bench';
import { feedImport } from './feed-import.bench';
import { figureTable } from './figure-table';
import { insertRate } from './insert-rate.bench';
import { leftOut } from './left-out.bench';
import { lighthousePages } from './lighthouse.bench';
import { manyShops } from './many-shops.bench';
import { matchingCost } from './matching-cost.bench';
import { merchantReport } from './merchant-report.bench';
import { pageVitals } from './page-vitals.bench';
import { redirectThroughput } from './redirect-throughput.bench';
import { searchLatency } from './search-latency.bench';
import { searchProcesses } from './search-processes.bench';
import { waitsOfOthers } from './waits.bench';

const benchmarks: readonly Benchmark[] = [
  redirectThroughput,
  searchLatency,
  searchProcesses,
  insertRate,
  diskSpace,
  feedImport,
  merchantReport,
  dueOffers,
  comparisonOverhead,
  manyShops,
  waitsOfOthers,
  matchingCost,
  basketPlans,
  engineQuality,
  extractionCost,
  leftOut,
  pageVitals,
  lighthousePages,
];

/**
 * Runs the named benchmarks, or all: run-benchmarks [NAME …] [--shared FOLDER] [--quick] [--profile FOLDER] [--products
 * N] [--postgres URL]
 */
async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      shared: { type: 'string' },
      quick: { type: 'boolean', default: false },
      profile: { type: 'string' },
      products: { type: 'string' },
      postgres: { type: 'string' },
    },
  });
  const unknown = positionals.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
  if (unknown.length > 0) {
    console.error(
      `No such benchmark: ${unknown.join(', ')}. There are: ${benchmarks.map(({ name }) => name).join(', ')}`,
    );
    process.exitCode = 2;
    return;
  }
  for (const benchmark of benchmarks) {
    if (positionals.length > 0 && !positionals.includes(benchmark.name)) continue;
    console.log(`\n${benchmark.title}`);
    const figures = await benchmark.run({
      sharedFolder: values.shared === undefined ? null : resolve(values.shared),
      isQuick: values.quick,
      profileFolder: values.profile === undefined ? null : resolve(values.profile),
      productCount: values.products === undefined ? null : Number(values.products),
      postgresServer: values.postgres ?? null,
      say: (line) => console.log(`  ${line}`),
    });
    console.log(`\n${figureTable(figures, benchmark.baselineColumn)}\n${surroundings()}`);
  }
}

/** The size and load of the machine, because only ratios can be compared. */
function surroundings(): string {
  const [lastMinute = 0] = loadavg();
  return `(${availableParallelism()} cores, Node ${process.versions.node}, load of the last minute ${lastMinute.toFixed(1)})`;
}

void main();
