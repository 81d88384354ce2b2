/** A line planted into a file of the copy, and the lint rule that must refuse it; null if it must pass. */
export interface PlantedLine {
  readonly text: string;
  readonly refusedBy: string | null;
}

const refused = (refusedBy: string) => (text: string) => ({ text, refusedBy });
const passes = (text: string): PlantedLine => ({ text, refusedBy: null });

const needsNoNode = ["import 'node:fs';", "import 'node:crypto';", "import 'path';"].map(
  refused('no-restricted-imports'),
);

const isPure = [
  ...['Date.now();', 'Math.random();', 'void process.env;'].map(refused('no-restricted-properties')),
  ...["void fetch('/');"].map(refused('no-restricted-globals')),
  ...['new Date();'].map(refused('no-restricted-syntax')),
];

const goesOutThroughSafeFetch = [
  ...[
    "import 'undici';",
    "import { request } from 'node:http';",
    "import { get } from 'node:https';",
    "import * as http from 'node:http';",
    "import 'http';",
    "import 'https';",
  ].map(refused('no-restricted-imports')),
  ...["void fetch('/');"].map(refused('no-restricted-globals')),
];

const readsNoEnvironment = ['void process.env;'].map(refused('no-restricted-properties'));

const readsAsATable = ["export * from './planted-nothing';", 'void { ...{ packed: true } };'].map(
  refused('no-restricted-syntax'),
);

/** Lines for the real projects: bans by folder, and imports with all their tags. */
export const plantedLines: readonly { readonly file: string; readonly lines: readonly PlantedLine[] }[] = [
  {
    file: 'libs/shopping/offers/src/planted-lines.ts',
    lines: [
      ...[...needsNoNode, ...isPure, ...readsAsATable],
      passes("import '@pricehunt/product-links';"),
      passes('new Date(0).toISOString();'),
    ],
  },
  {
    file: 'libs/shopping/product-extraction/src/planted-lines.ts',
    lines: [...isPure, passes("import 'node:zlib';")],
  },
  { file: 'libs/attribution/affiliate-tagging/src/planted-lines.ts', lines: [...needsNoNode, ...isPure] },
  { file: 'libs/agreements/api-contract/src/planted-lines.ts', lines: [...needsNoNode, ...isPure] },
  {
    file: 'libs/server/storage/src/planted-lines.ts',
    lines: [...goesOutThroughSafeFetch, ...readsNoEnvironment, ...readsAsATable, passes("import 'node:fs';")],
  },
  {
    file: 'libs/server/safe-fetch/src/planted-lines.ts',
    lines: [passes("import 'undici';"), passes("import 'node:http';"), ...readsNoEnvironment],
  },
  {
    file: 'libs/web/ui-kit/src/planted-lines.ts',
    lines: [
      ...[...needsNoNode, ...readsNoEnvironment, ...readsAsATable],
      ...["import '@pricehunt/api-contract';", "import '@pricehunt/api-client';"].map(refused(boundaries())),
      passes("import '@pricehunt/offers';"),
    ],
  },
  {
    file: 'apps/shopper/src/planted-lines.ts',
    lines: [
      ...[...needsNoNode, ...readsNoEnvironment],
      ...["import '@pricehunt/storage';", "import '../../admin/src/app';"].map(refused(boundaries())),
    ],
  },
  { file: 'apps/merchant-dashboard/src/planted-lines.ts', lines: needsNoNode },
  { file: 'apps/admin/src/planted-lines.ts', lines: needsNoNode },
  {
    file: 'apps/browser-extension/src/planted-lines.ts',
    lines: [
      ...needsNoNode,
      ...["import '@pricehunt/storage';", "import '../../shopper/src/app';"].map(refused(boundaries())),
    ],
  },
  { file: 'apps/admin/src/environment.ts', lines: [passes('void process.env;')] },
  {
    file: 'apps/api/src/planted-lines.ts',
    lines: [
      passes("export { createServer } from 'node:http';"),
      ...[...goesOutThroughSafeFetch, ...readsNoEnvironment, ...readsAsATable],
      ...["import '@pricehunt/ui-kit';", "import '../../../libs/server/storage/src/keys';"].map(
        refused(boundaries()),
      ),
    ],
  },
  { file: 'apps/api/src/config.ts', lines: [passes('void process.env;')] },
  {
    file: 'tools/e2e/src/planted-lines.ts',
    lines: ["import '@pricehunt/storage';", "import '../../bench/src/planted-lines';"].map(
      refused(boundaries()),
    ),
  },
  {
    file: 'tools/bench/src/planted-lines.ts',
    lines: [
      ...["import '@pricehunt/ui-kit';", "import '../../demo-stores/src/main';"].map(refused(boundaries())),
      passes("import '@pricehunt/storage';"),
    ],
  },
];

export function sourceOf(lines: readonly PlantedLine[]): string {
  return `${lines.map(({ text }) => text).join('\n')}\n`;
}

function boundaries(): string {
  return '@nx/enforce-module-boundaries';
}
