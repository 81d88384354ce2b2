import type { AppOrigins } from './app-config';

/** The path prefixes of each app (S§2). Apps check shared paths, such as /reset-password, first. */
const beginnings: readonly (readonly [owner: keyof AppOrigins, paths: RegExp])[] = [
  ['merchant', /^\/(business(\/|-|$)|(invitation|reset-password|view-as)$)/],
  ['admin', /^\/admin(\/|-|$)/],
  [
    'shopper',
    /^\/(account|add|alerts|bookmarklet|browse|demo-landing|extension|favorites|handler|history|how-ranking-works|https?:|landing2|login|new-search|privacy|product|real-tracking-test|search|share|tracking-test)(\/|$)/,
  ],
];

/** Returns null when no app owns the path. A pasted link as a path belongs to the shopper app. */
export function ownerOfPath(pathname: string): keyof AppOrigins | null {
  return beginnings.find(([, paths]) => paths.test(pathname))?.[0] ?? null;
}
