import type { Tree } from '@nx/devkit';
import { GeneratorRefusal } from './names';

/** The text of a file of the tree. Throws GeneratorRefusal when it is not there. */
export function readText(tree: Tree, path: string): string {
  const text = tree.read(path, 'utf8');
  if (text === null) throw new GeneratorRefusal(`${path} is not there`);
  return text;
}

/** Changes the text of a file of the tree. Throws GeneratorRefusal when it is not there. */
export function editText(tree: Tree, path: string, edit: (text: string) => string): void {
  tree.write(path, edit(readText(tree, path)));
}

/** Writes a new file. Throws GeneratorRefusal when there is one already. */
export function writeNew(tree: Tree, path: string, text: string): void {
  if (tree.exists(path)) throw new GeneratorRefusal(`${path} is there already`);
  tree.write(path, text);
}
