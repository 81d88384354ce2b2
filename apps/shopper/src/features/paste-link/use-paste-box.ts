import { useFigures } from '@pricehunt/ui-kit';
import type { Figure } from '@pricehunt/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useBeginSearch } from '../../search/begin-search';
import { useFirstMessages } from '../../messages/use-messages';
import type { Messages } from '../../messages/english';
import { invalidLinkPath, routePaths, wordsPath } from '../../route-paths';
import { readPaste, wordsLengthMax } from './read-paste';

/** A search form; its action is for submissions before hydration. */
export const searchForm = {
  role: 'search',
  action: routePaths.share,
  method: 'get',
  noValidate: true,
} as const;

export const searchInput = {
  type: 'text',
  name: 'text',
  enterKeyHint: 'search',
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
} as const;

/** Starts with text typed before hydration, or with an invalid link that led here (S§5). */
export function usePasteBox() {
  const beginSearch = useBeginSearch();
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [broken] = useState(brokenLinkIn(useLocation().state));
  const [text, setText] = useState(broken);
  const [wasSubmitted, setWasSubmitted] = useState(broken !== '');
  useEffect(() => setText(field.current?.value ?? ''), []);
  const read = readPaste(text);
  const { problems } = useFirstMessages().pasteLink;
  const figure = useFigures();
  const problem = wasSubmitted ? problemOf(read, problems, figure(wordsLengthMax)) : undefined;
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
      // The field may have text from before hydration that isn't in the state yet.
      const written = field.current?.value ?? text;
      const wanted = readPaste(written);
      if (wanted.kind === 'link') beginSearch(wanted);
      else if (wanted.kind === 'words') void navigate(wordsPath(wanted.words));
      else {
        setWasSubmitted(true);
        field.current?.focus();
        if (wanted.kind === 'refused' && wanted.reason !== 'too-many-words')
          void navigate(invalidLinkPath, { replace: true, state: { brokenLink: written } });
      }
    },
  };
}

function brokenLinkIn(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('brokenLink' in state)) return '';
  return typeof state.brokenLink === 'string' ? state.brokenLink : '';
}

function problemOf(
  read: ReturnType<typeof readPaste>,
  problems: Messages['pasteLink']['problems'],
  lengthMax: Figure,
): string | undefined {
  if (read.kind === 'empty') return problems.empty;
  if (read.kind !== 'refused') return undefined;
  return read.reason === 'too-many-words' ? problems['too-many-words'](lengthMax) : problems[read.reason];
}
