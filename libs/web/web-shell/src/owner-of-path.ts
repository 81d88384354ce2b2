import type { AppOrigins } from './app-config';

/** The path prefixes of each app (S§2). An app claims shared paths, such as /reset-password, before asking here. */
const beginnings: readonly (readonly [owner: keyof AppOrigins, paths: RegExp])[] = [
  ['merchant', /^\/(business(\/|-|$)|(invitation|reset-password|view-as)$)/],
  ['admin', /^\/admin(\/|-|$)/],
  [
    'shopper',
    /^\/(account|add|alerts|bookmarklet|browse|demo-landing|favorites|handler|history|how-ranking-works|https?:|landing2|login|new-search|privacy|product|real-tracking-test|search|share|tracking-test)(\/|$)/,
  ],
];

/** Which app a path belongs to that the app at hand does not claim; null for none. A pasted link as a path is the shopper's. */
export function ownerOfPath(pathname: string): keyof AppOrigins | null {
  return beginnings.find(([, paths]) => paths.test(pathname))?.[0] ?? null;
}
