/** What a person may choose: to follow the system, or one of the two. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const storageKey = 'pricehunt_theme';

/** The choice kept on this device; "system" where there is none or the browser keeps nothing. */
export function readThemeChoice(): ThemeChoice {
  const kept = readKept();
  return themeChoices.find((choice) => choice === kept) ?? 'system';
}

/** Shows the page in the chosen theme and keeps the choice; where nothing can be kept it holds for this page. */
export function chooseTheme(choice: ThemeChoice): void {
  showTheme(choice);
  try {
    if (choice === 'system') window.localStorage.removeItem(storageKey);
    else window.localStorage.setItem(storageKey, choice);
  } catch {
    // A browser that keeps nothing (private mode, full storage) still shows the chosen theme.
  }
}

/** Shows the page in the kept theme. An app's main calls it before its first render. */
export function applyKeptTheme(): void {
  showTheme(readThemeChoice());
}

function showTheme(choice: ThemeChoice): void {
  if (choice === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = choice;
}

function readKept(): string | null {
  try {
    return window.localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}
