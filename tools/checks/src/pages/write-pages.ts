import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readWorkspace } from '../house/read-workspace';
import { derivedPages } from './pages';

const workspace = readWorkspace();
for (const { path, text } of derivedPages(workspace)) {
  const file = join(workspace.root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(path);
}
