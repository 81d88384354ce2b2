const recentMax = 6;

const storageKey = 'pricehunt_recent_searches';

/** The recent searches on this device, latest first; empty without storage. */
export function readRecentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((text) => typeof text === 'string').slice(0, recentMax);
  } catch {
    return [];
  }
}

export function rememberSearch(words: string): void {
  const others = readRecentSearches().filter((each) => each.toLowerCase() !== words.toLowerCase());
  try {
    window.localStorage.setItem(storageKey, JSON.stringify([words, ...others].slice(0, recentMax)));
  } catch {
    // Searching works without storage (private mode, full storage).
  }
}

export function forgetSearches(): void {
  try {
    window.localStorage.removeItem(storageKey);
  } catch {
    // Nothing to delete without storage.
  }
}
