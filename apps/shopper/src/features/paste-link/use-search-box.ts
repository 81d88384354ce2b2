import { useEffect, useState } from 'react';
import type { KeyboardEvent, SubmitEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBeginSearch } from '../../search/begin-search';
import { wordsPath } from '../../route-paths';
import { forgetSearches, readRecentSearches, rememberSearch } from './recent-searches';
import { useSuggestions } from './requests/suggest-products';
import { searchOptions } from './search-options';
import type { SearchOption } from './search-options';
import { usePasteBox } from './use-paste-box';

/** In milliseconds, how long typing must pause before suggestions load. */
const restMs = 120;

/** The state of a search box with a list of options; arrow keys select one while the field stays focused. */
export function useSearchBox() {
  const box = usePasteBox();
  const beginSearch = useBeginSearch();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const [recent, setRecent] = useState<readonly string[]>([]);
  const { read } = box;
  const rested = useRested(read.kind === 'words' ? read.words : '');
  const options = searchOptions(read, useSuggestions(rested), recent);
  const shown = isOpen ? options : [];
  const chosen = active === null ? undefined : shown[active];
  const close = () => {
    setIsOpen(false);
    setActive(null);
  };
  const search = (words: string) => {
    rememberSearch(words);
    void navigate(wordsPath(words));
  };
  const choose = (option: SearchOption) => {
    if (option.kind === 'forget') {
      forgetSearches();
      setRecent([]);
      setActive(null);
      return;
    }
    close();
    box.write('');
    if (option.kind === 'link') beginSearch(option);
    else if (option.kind === 'words' || option.kind === 'recent') search(option.words);
    else void navigate(option.path);
  };
  const move = (step: 1 | -1) => {
    if (options.length === 0) return;
    setIsOpen(true);
    // One position more than options: the field itself, with nothing selected.
    const place = ((active ?? options.length) + step + options.length + 1) % (options.length + 1);
    setActive(place === options.length ? null : place);
  };
  return {
    ...box,
    options: shown,
    active: chosen === undefined ? null : active,
    choose,
    close,
    open: () => {
      setRecent(readRecentSearches());
      setIsOpen(true);
    },
    write: (text: string) => {
      box.write(text);
      setIsOpen(true);
      setActive(null);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (event.key === 'Escape' && isOpen && options.length > 0) close();
      else if (event.key === 'ArrowDown') move(1);
      else if (event.key === 'ArrowUp') move(-1);
      else return;
      event.preventDefault();
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      if (chosen !== undefined) {
        event.preventDefault();
        choose(chosen);
        return;
      }
      if (read.kind === 'words') rememberSearch(read.words);
      box.submit(event);
      if (read.kind === 'words' || read.kind === 'link') {
        close();
        box.write('');
      }
    },
  };
}

/** The value once it is stable for a moment; an empty one at once. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = window.setTimeout(() => setRested(value), restMs);
    return () => window.clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : rested;
}
