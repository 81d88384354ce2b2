import { Button } from '@pricehunt/ui-kit';
import { useId } from 'react';
import { useFirstMessages } from '../../../messages/use-messages';
import { usePasteBox } from '../use-paste-box';

/** The small box above every page but the landing page: a link or words for the next search. */
export function SearchBar() {
  const { field, text, problem, write, submit } = usePasteBox();
  const { pasteLink } = useFirstMessages();
  const id = useId();
  return (
    <form role="search" noValidate className="relative" onSubmit={submit}>
      <div className="flex h-11 items-center gap-1 rounded-control border border-line-strong bg-surface pr-1 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent">
        <label htmlFor={id} className="sr-only">
          {pasteLink.label}
        </label>
        <input
          ref={field}
          id={id}
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={pasteLink.barPlaceholder}
          value={text}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          aria-invalid={problem === undefined ? undefined : true}
          className="h-full min-w-0 grow bg-transparent px-3 text-base text-ink outline-none"
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit" size="small" variant="quiet">
          {pasteLink.compare}
        </Button>
      </div>
      {problem === undefined ? null : (
        <p
          id={`${id}-problem`}
          role="alert"
          className="absolute top-full z-30 mt-1 rounded-control border border-line bg-surface px-3 py-2 text-sm text-danger"
        >
          {problem}
        </p>
      )}
    </form>
  );
}
