import { Form, TextField } from '@pricehunt/ui-kit';
import { useEffect, useState } from 'react';
import { searchPauseMs } from './search-pause';

export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  /** The words that the list shows now. */
  readonly searched: string;
  readonly onSearch: (words: string) => void;
}

/** Searches while typing, after a short pause, and at once on Enter or when cleared. */
export function SearchField({ label, placeholder, searched, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(searched);
  const [sent, setSent] = useState(searched);
  const [seen, setSeen] = useState(searched);
  // Words changed elsewhere, such as by "Clear filters", replace the typed ones.
  if (seen !== searched) {
    setSeen(searched);
    if (searched !== sent) {
      setText(searched);
      setSent(searched);
    }
  }
  const search = (typed: string) => {
    const words = typed.trim();
    if (words === sent) return;
    setSent(words);
    onSearch(words);
  };
  useEffect(() => {
    if (text.trim() === sent) return undefined;
    const pause = setTimeout(() => search(text), searchPauseMs);
    return () => clearTimeout(pause);
  });
  return (
    <Form label={label} onSubmit={() => search(text)}>
      <TextField
        type="search"
        label={label}
        hidesLabel
        className="md:w-60"
        placeholder={placeholder}
        value={text}
        enterKeyHint="search"
        onChange={({ target }) => {
          setText(target.value);
          if (target.value === '') search('');
        }}
      />
    </Form>
  );
}
