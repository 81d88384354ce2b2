import { nameProblems } from '../house/names-and-files';

/** What a generator cannot do, in a sentence for the person who asked for it. */
export class GeneratorRefusal extends Error {
  override readonly name = 'GeneratorRefusal';
}

/** "list-retailers" as listRetailers. */
export function camelCase(name: string): string {
  return name.replaceAll(/-([a-z0-9])/g, (_match, letter: string) => letter.toUpperCase());
}

/** "list-retailers" as ListRetailers. */
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

/** Throws GeneratorRefusal for a path that is none, or does not begin as it must. */
export function requirePath(path: string, beginning: string): void {
  const isPath = /^(\/:?[A-Za-z0-9-]+)*\/?$/.test(path) && path.startsWith(beginning);
  if (!isPath) throw new GeneratorRefusal(`"${path}" is no path that begins with ${beginning}`);
}

/** A text as a literal of TypeScript. */
export function literal(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;
}
