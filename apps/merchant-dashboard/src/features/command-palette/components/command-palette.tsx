import { Button, Dialog, TextField } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import { Search } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { CouldNotLoad } from '../../../page-parts/could-not-load';
import { usePaletteResults } from '../use-palette-results';

/** A button and a shortcut (⌘K or Ctrl+K) that open a search over pages, products and orders. */
export function CommandPalette() {
  const { palette: words } = useMessages();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const open = (event: Event) => {
      // Browsers that fill in a form send a keydown without a key.
      if (!(event instanceof globalThis.KeyboardEvent)) return;
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      setIsOpen(true);
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-keyshortcuts="Meta+K Control+K"
        title={words.open}
        className="w-full text-ink-muted lg:justify-start"
        onClick={() => setIsOpen(true)}
      >
        <Search aria-hidden="true" className="size-4 flex-none" />
        <span className="sr-only lg:not-sr-only">{words.open}</span>
        <kbd aria-hidden="true" className="ml-auto hidden text-xs lg:block">
          {/Mac|iPhone|iPad/.test(navigator.userAgent) ? words.shortcut.apple : words.shortcut.other}
        </kbd>
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={words.open} shape="sheet">
        <Palette onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function Palette({ onDone }: { readonly onDone: () => void }) {
  const { palette: words } = useMessages();
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState(0);
  const { results, isSearching, failure, retry, searchNow } = usePaletteResults(typed.trim());
  const current = results[Math.min(marked, results.length - 1)];
  const optionId = (place: number) => `${listId}-${place}`;
  const go = (to: string) => {
    onDone();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') {
      event.preventDefault();
      if (current === undefined) searchNow();
      else go(current.to);
    }
    if (step === undefined || results.length === 0) return;
    event.preventDefault();
    setMarked((was) => (was + step + results.length) % results.length);
  };
  return (
    <>
      <TextField
        label={words.label}
        hidesLabel
        placeholder={words.label}
        type="search"
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={current === undefined ? undefined : optionId(results.indexOf(current))}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setMarked(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div role="status" className="sr-only">
        {isSearching ? words.searching : words.found(results.length)}
      </div>
      <div id={listId} role="listbox" aria-label={words.results} className="mt-3 grid">
        {results.map((result, place) => (
          // The keyboard works on the field: it names the marked option.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={`${result.group} ${result.to}`}
            id={optionId(place)}
            role="option"
            tabIndex={-1}
            aria-selected={result === current}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5',
              result === current ? 'bg-shade' : 'hover:bg-shade',
            )}
            onClick={() => go(result.to)}
          >
            <span className="min-w-0 grow wrap-anywhere">{result.name}</span>
            <span className="flex-none text-xs text-ink-muted">{words.groups[result.group]}</span>
          </div>
        ))}
      </div>
      {failure !== null ? (
        <CouldNotLoad failure={failure} onTryAgain={retry} />
      ) : isSearching ? (
        <p aria-hidden="true" className="mt-3 text-ink-muted">
          {words.searching}
        </p>
      ) : results.length === 0 ? (
        <p className="mt-3 text-ink-muted">{words.none}</p>
      ) : null}
    </>
  );
}
