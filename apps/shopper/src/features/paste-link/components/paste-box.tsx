import { Button } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import { useEffect, useId } from 'react';
import type { Messages } from '../../../messages/english';
import { useFirstMessages } from '../../../messages/use-messages';
import { searchForm, searchInput, usePasteBox } from '../use-paste-box';
import { useSearchShortcut } from '../use-search-shortcut';

/** Names the shop of a pasted link before submission, and receives text pasted anywhere on the page. */
export function PasteBox() {
  const { field, text, read, problem, write, submit } = usePasteBox();
  const { pasteLink } = useFirstMessages();
  const id = useId();
  useSearchShortcut(field);
  usePastedAnywhere((pasted) => {
    write(pasted);
    field.current?.focus();
  });
  return (
    <form {...searchForm} className="max-w-190" onSubmit={submit}>
      <div
        className={cx(
          'flex flex-wrap items-center gap-2 rounded-panel border-[1.5px] bg-surface p-2 has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-accent sm:flex-nowrap',
          problem === undefined ? 'border-ink' : 'border-danger',
        )}
      >
        {read.kind === 'link' ? (
          <span className="order-2 flex min-h-11 max-w-[50%] min-w-0 items-center rounded-small bg-accent-soft px-3 text-sm leading-none font-semibold text-accent sm:order-none">
            <span className="truncate py-1">
              {read.shopName}
              <span className="max-sm:sr-only"> {pasteLink.product}</span>
            </span>
          </span>
        ) : null}
        <label htmlFor={id} className="sr-only">
          {pasteLink.label}
        </label>
        <input
          ref={field}
          id={id}
          {...searchInput}
          inputMode="url"
          placeholder={pasteLink.boxPlaceholder}
          value={text}
          aria-describedby={`${id}-hint`}
          aria-invalid={problem === undefined ? undefined : true}
          className="min-h-11 w-full min-w-0 flex-auto bg-transparent px-2.5 text-[1.0625rem] text-ink outline-none sm:w-auto"
          onChange={(event) => write(event.target.value)}
        />
        <Button
          type="submit"
          variant="primary"
          className="order-3 max-w-full grow max-sm:whitespace-normal sm:grow-0"
        >
          {pasteLink.findBetterPrices}
        </Button>
      </div>
      <p
        id={`${id}-hint`}
        aria-live="polite"
        className={cx(
          'mt-2 text-sm max-sm:min-h-11',
          problem === undefined ? 'text-ink-muted' : 'text-danger',
        )}
      >
        {problem ?? hintOf(read, pasteLink.hints)}
      </p>
    </form>
  );
}

function hintOf(read: ReturnType<typeof usePasteBox>['read'], hints: Messages['pasteLink']['hints']): string {
  switch (read.kind) {
    case 'link':
      return read.hadCredentials ? hints.linkWithCredentials : hints.link;
    case 'words':
      return hints.words;
    case 'empty':
    case 'refused':
      return hints.nothing;
  }
}

function usePastedAnywhere(onPaste: (text: string) => void): void {
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const isInField = event.target instanceof Element && event.target.closest('input, textarea') !== null;
      const text = event.clipboardData?.getData('text') ?? '';
      if (isInField || text.trim() === '') return;
      event.preventDefault();
      onPaste(text);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  });
}
