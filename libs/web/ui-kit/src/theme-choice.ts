export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'pricehunt_theme';

export function readThemeChoice(): ThemeChoice {
  const stored = readStored();
  return themeChoices.find((choice) => choice === stored) ?? 'system';
}

export function chooseTheme(choice: ThemeChoice): void {
  showTheme(choice);
  try {
    if (choice === 'system') window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, choice);
  } catch {
    // The theme works without storage (private mode, full storage).
  }
}

/** Applies the stored theme; call it before the first render. */
export function applyStoredTheme(): void {
  showTheme(readThemeChoice());
}

function showTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

function readStored(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
