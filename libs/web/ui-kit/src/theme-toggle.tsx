import { useId, useState } from 'react';
import { chooseTheme, readThemeChoice, themeChoices } from './theme-choice';
import type { ThemeChoice } from './theme-choice';

const names: Readonly<Record<ThemeChoice, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Three radio buttons in a row: follow the system, light, dark. The choice is kept on the device. */
export function ThemeToggle() {
  const [choice, setChoice] = useState(readThemeChoice);
  const name = useId();
  return (
    <fieldset className="inline-flex items-center gap-0.5 rounded-control border border-line p-0.5 text-sm">
      <legend className="sr-only">Theme</legend>
      {themeChoices.map((each) => (
        <label
          key={each}
          className="flex min-h-7 cursor-pointer items-center rounded-small px-2.5 text-ink-muted hover:text-ink has-checked:bg-shade has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={each}
            checked={choice === each}
            className="sr-only"
            onChange={() => {
              chooseTheme(each);
              setChoice(each);
            }}
          />
          {names[each]}
        </label>
      ))}
    </fieldset>
  );
}
