import { nameProblems } from '../house/names-and-files';

/** What a generator cannot do, as a sentence for its user. */
export class GeneratorRefusal extends Error {
  override readonly name = 'GeneratorRefusal';
}

export function camelCase(name: string): string {
  return name.replaceAll(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return camel.slice(0, 1).toUpperCase() + camel.slice(1);
}

/** Throws GeneratorRefusal for a name that is not kebab-case or that is banned (docs/architecture.md). */
export function requireName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new GeneratorRefusal(`"${name}" is not kebab-case`);
  if (nameProblems([`libs/${name}`]).length > 0) {
    throw new GeneratorRefusal(`"${name}" is a banned name: say what the business calls it`);
  }
}

/** Throws GeneratorRefusal for an invalid path or one without the required prefix. */
export function requirePath(path: string, beginning: string): void {
  const isPath = /^(\/:?[A-Za-z0-9-]+)*\/?$/.test(path) && path.startsWith(beginning);
  if (!isPath) throw new GeneratorRefusal(`"${path}" is no path that begins with ${beginning}`);
}

export function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;
}
