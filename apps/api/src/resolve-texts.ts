import { Resolver } from 'node:dns/promises';

/** The TXT records of a name, each in its parts. A name without any, or one that no server answers for, has none. */
export async function resolveTexts(name: string): Promise<readonly (readonly string[])[]> {
  try {
    return await new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name);
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure) return [];
    throw failure;
  }
}
