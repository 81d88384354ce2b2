import { SegmentedChoice } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { languageNames, languages } from './language';
import { useLanguage } from './language-provider';
import { useShellMessages } from './messages/use-shell-messages';

/** Applies and stores a choice at once. */
export function LanguageChoice() {
  const { language, choose } = useLanguage();
  const { languageChoice: words } = useShellMessages();
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <SegmentedChoice
        legend={words.legend}
        choices={languages.map((each) => ({ value: each, label: languageNames[each], lang: each }))}
        chosen={language}
        onChoose={(chosen) => {
          void choose(chosen).then((outcome) => setHasFailed(outcome === 'did-not-arrive'));
        }}
      />
      {hasFailed ? (
        <p role="alert" className="text-danger">
          {words.didNotArrive}
        </p>
      ) : null}
    </div>
  );
}
