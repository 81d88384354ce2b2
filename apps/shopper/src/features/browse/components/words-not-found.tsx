import { usePlace } from '../../../place/use-place';
import { alertedSearchOf, everything } from '../browse-choices';
import { useBrowseTitle } from '../browse-title';
import type { BrowseViewProps } from './browse-view';
import { FewerWords } from './nothing-fits';

export interface WordsNotFoundProps extends Pick<BrowseViewProps, 'SearchAlert'> {
  readonly words: string;
}

/** For words that neither the catalog nor a shop has: an alert for when they are found, and the nearest products. */
export function WordsNotFound({ words, SearchAlert }: WordsNotFoundProps) {
  const { place } = usePlace();
  const choices = { ...everything, words };
  const alerted = alertedSearchOf(choices, place);
  const title = useBrowseTitle(choices);
  return (
    <>
      {alerted === null ? null : (
        <div className="*:max-w-full *:whitespace-normal">
          <SearchAlert {...alerted} title={title} isFound={false} />
        </div>
      )}
      <div className="mt-10">
        <FewerWords choices={choices} />
      </div>
    </>
  );
}
