import { useState } from 'react';
import { useKitMessages } from './messages/use-kit-messages';
import { SegmentedChoice } from './segmented-choice';
import { chooseTheme, readThemeChoice, themeChoices } from './theme-choice';

/** The choice is stored on the device. */
export function ThemeToggle() {
  const [choice, setChoice] = useState(readThemeChoice);
  const { legend, choices } = useKitMessages().theme;
  return (
    <SegmentedChoice
      legend={legend}
      choices={themeChoices.map((value) => ({ value, label: choices[value] }))}
      chosen={choice}
      onChoose={(chosen) => {
        chooseTheme(chosen);
        setChoice(chosen);
      }}
    />
  );
}
