import { useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useBeginSearch } from '../../begin-search';
import { readPaste } from './read-paste';

/** The state of a box that takes a link or words: its text, what the text is held to be, and what is wrong with it. */
export function usePasteBox() {
  const beginSearch = useBeginSearch();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [wasSubmitted, setWasSubmitted] = useState(false);
  const read = readPaste(text);
  const problem = wasSubmitted ? problemOf(read) : undefined;
  return {
    field,
    text,
    read,
    problem,
    write: (next: string) => {
      setText(next);
      setWasSubmitted(false);
    },
    submit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (read.kind === 'link') beginSearch({ url: read.url });
      else if (read.kind === 'words') beginSearch({ query: read.words });
      else {
        setWasSubmitted(true);
        field.current?.focus();
      }
    },
  };
}

function problemOf(read: ReturnType<typeof readPaste>): string | undefined {
  if (read.kind === 'empty') return 'Paste a product link, or type what you are looking for.';
  return read.kind === 'refused' ? read.sentence : undefined;
}
