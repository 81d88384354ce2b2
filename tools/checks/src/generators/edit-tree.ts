import type { Tree } from '@nx/devkit';
import { GeneratorRefusal } from './names';

/** Returns a file of the tree. Throws GeneratorRefusal when it does not exist. */
export function readText(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new GeneratorRefusal(`${path} does not exist`);
  return text;
}

/** Changes a file of the tree. Throws GeneratorRefusal when it does not exist. */
export function editText(tree: Tree, path: string, edit: (text: string) => string): void {
  tree.write(path, edit(readText(tree, path)));
}

/** Writes a new file. Throws GeneratorRefusal when it already exists. */
export function writeNew(tree: Tree, path: string, text: string): void {
  if (tree.exists(path)) throw new GeneratorRefusal(`${path} is there already`);
  tree.write(path, text);
}
