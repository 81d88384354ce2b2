import { Resolver } from 'node:dns/promises';

/** Each record in its parts. Empty for a name without any, or one that no server answers for. */
export async function resolveTexts(name: string): Promise<readonly (readonly string[])[]> {
  try {
    return await new Resolver({ timeout: 3_000, tries: 2 }).resolveTxt(name);
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure) return [];
    throw failure;
  }
}
