import { ChoiceField } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { browseSorts, withChoices } from '../browse-choices';
import type { BrowseChoices } from '../browse-choices';

export interface SortChoiceProps {
  readonly choices: BrowseChoices;
  readonly onChoose: (choices: BrowseChoices) => void;
}

/** The sort order. Relevance is the best match with search words and most offers without. */
export function SortChoice({ choices, onChoose }: SortChoiceProps) {
  const { sort } = useMessages().browse;
  return (
    <ChoiceField
      label={sort.label}
      hidesLabel
      className="ml-auto w-58 min-w-0 max-sm:flex-1 max-sm:[&_select]:pr-0.5 max-sm:[&_select]:pl-2"
      value={choices.sort}
      choices={browseSorts}
      names={choices.words === '' ? sort.choices : { ...sort.choices, relevance: sort.bestMatch }}
      onChoose={(chosen) => onChoose(withChoices(choices, { sort: chosen }))}
    />
  );
}
