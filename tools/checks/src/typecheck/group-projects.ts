import { dirname, join } from 'node:path/posix';
import * as z from 'zod';

/** A tsconfig.json. Other settings are refused because a group would lose them. */
const settingsSchema = z.strictObject({
  extends: z.string().endsWith('/tsconfig.base.json'),
  compilerOptions: z.record(z.string(), z.unknown()),
  include: z.array(z.string()),
  exclude: z.array(z.string()).default([]),
});

/** Folders that TypeScript checks as one program. Paths are from the repository's root. */
export interface ProjectGroup {
  readonly compilerOptions: Readonly<Record<string, unknown>>;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/** Groups projects by compiler options. Throws on a tsconfig.json with settings that a group would lose. */
export function groupProjects(
  files: readonly string[],
  read: (file: string) => string,
): readonly ProjectGroup[] {
  const groups = new Map<string, ProjectGroup>();
  for (const file of files) {
    const settings = settingsSchema.parse(JSON.parse(read(file)));
    const fromRoot = (path: string) => join(dirname(file), path);
    const key = JSON.stringify(Object.entries(settings.compilerOptions).sort());
    const group = groups.get(key);
    groups.set(key, {
      compilerOptions: settings.compilerOptions,
      include: [...(group?.include ?? []), ...settings.include.map(fromRoot)],
      exclude: [...(group?.exclude ?? []), ...settings.exclude.map(fromRoot)],
    });
  }
  return [...groups.values()];
}
