import { Button } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { useFirstMessages } from '../../../messages/use-messages';
import { searchForm, searchInput } from '../use-paste-box';
import { useSearchBox } from '../use-search-box';
import { useSearchShortcut } from '../use-search-shortcut';
import { SearchOptions } from './search-options';

export interface SearchBarProps {
  /** `bar` in the header, `large` at the start of a page. */
  readonly size?: 'bar' | 'large';
}

/** A combobox for a link or words, with suggestions and arrow keys. "/" and Ctrl or Cmd+K focus it from anywhere. */
export function SearchBar({ size = 'bar' }: SearchBarProps) {
  const { field, text, problem, options, active, write, submit, choose, open, close, onKeyDown } =
    useSearchBox();
  const { pasteLink } = useFirstMessages();
  const id = useId();
  const isLarge = size === 'large';
  useSearchShortcut(field);
  return (
    <form
      {...searchForm}
      className="relative"
      onSubmit={submit}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <div
        className={cx(
          'flex items-center gap-1 border bg-surface has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-accent',
          isLarge
            ? 'min-h-15 rounded-panel border-[1.5px] border-ink p-2'
            : 'h-11 rounded-control border-line-strong pr-1',
        )}
      >
        <label htmlFor={id} className="sr-only">
          {pasteLink.label}
        </label>
        <input
          ref={field}
          id={id}
          {...searchInput}
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-options`}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : `${id}-option-${active}`}
          aria-keyshortcuts="/ Control+K Meta+K"
          placeholder={pasteLink.barPlaceholder}
          value={text}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          aria-invalid={problem === undefined ? undefined : true}
          className={cx(
            'h-full min-w-0 grow bg-transparent px-2 text-ink outline-none sm:px-3',
            isLarge ? 'min-h-11 sm:text-lg' : 'text-base',
          )}
          onChange={(event) => write(event.target.value)}
          onFocus={open}
          onClick={open}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" size={isLarge ? 'medium' : 'small'} variant={isLarge ? 'primary' : 'quiet'}>
          {pasteLink.compare}
        </Button>
      </div>
      <SearchOptions
        listId={`${id}-options`}
        optionId={`${id}-option`}
        options={options}
        active={active}
        onChoose={choose}
      />
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
