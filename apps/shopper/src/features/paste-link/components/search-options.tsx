import { formatMoney } from '@pricehunt/offers';
import { useDisplayLocale, useFigures, useOfferWords } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { ProductPicture } from '../../../catalog/product-picture';
import { useMessages } from '../../../messages/use-messages';
import type { SearchOption } from '../search-options';

export interface SearchOptionsProps {
  readonly listId: string;
  /** The prefix of option ids, followed by the index. */
  readonly optionId: string;
  readonly options: readonly SearchOption[];
  readonly active: number | null;
  readonly onChoose: (option: SearchOption) => void;
}

/** The list under a search box. It overlays the page, and the field stays focused. */
export function SearchOptions({ listId, optionId, options, active, onChoose }: SearchOptionsProps) {
  const { pasteLink } = useMessages();
  const figure = useFigures();
  const isOpen = options.length > 0;
  const isRecent = options.some(({ kind }) => kind === 'recent');
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen ? pasteLink.suggestionCount(figure(options.length)) : null}
      </p>
      <ul
        id={listId}
        role="listbox"
        aria-label={isRecent ? pasteLink.recent : pasteLink.suggestions}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full z-40 mt-1.5 max-h-[70dvh] overflow-y-auto rounded-panel border border-line bg-surface p-1.5"
      >
        {options.map((option, place) => (
          // The keyboard chooses by the field, which the options belong to.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={keyOf(option)}
            id={`${optionId}-${place}`}
            role="option"
            aria-selected={place === active}
            className={cx(
              'flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-control px-3 py-1.5 leading-snug hover:bg-shade aria-selected:bg-accent-soft aria-selected:text-accent',
              option.kind === 'forget' && 'text-sm text-ink-muted',
              option.kind === 'product' && 'max-lg:flex-wrap max-lg:gap-y-0',
            )}
            // Clicking doesn't move the focus away from the field.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            <OptionText option={option} />
          </li>
        ))}
      </ul>
    </>
  );
}

function OptionText({ option }: { readonly option: SearchOption }) {
  const { browse, pasteLink } = useMessages();
  const figure = useFigures();
  const { holds } = useOfferWords();
  const locale = useDisplayLocale();
  switch (option.kind) {
    case 'link':
      return (
        <>
          <span className="font-semibold">{pasteLink.compareThisLink}</span>
          <Kind>{option.shopName}</Kind>
        </>
      );
    case 'words':
      return <span className="min-w-0 truncate font-semibold">{pasteLink.searchFor(option.words)}</span>;
    case 'recent':
      return (
        <>
          <span className="min-w-0 truncate">{option.words}</span>
          <Kind>{pasteLink.kinds.recent}</Kind>
        </>
      );
    case 'forget':
      return <span>{pasteLink.forgetRecent}</span>;
    case 'product':
      return (
        <>
          <ProductPicture imageUrl={option.imageUrl} className="size-10 flex-none rounded-small" />
          <span className="min-w-0 grow basis-0">
            <span className="line-clamp-2">{option.text}</span>
            <span className="block truncate text-xs text-ink-muted">
              {[
                browse.card.offers(figure(option.offerCount)),
                ...(option.versionCount > 1 ? [browse.card.versions(figure(option.versionCount))] : []),
              ].join(' · ')}
            </span>
          </span>
          <span className="text-xs text-ink-muted max-lg:w-full max-lg:pl-14 lg:max-w-[45%] lg:text-right">
            {option.lowestPrice === null
              ? pasteLink.kinds.product
              : pasteLink.pricesFrom[option.condition ?? 'new'](formatMoney(option.lowestPrice, locale))}
            {option.lowestPrice === null || option.priceHolds === undefined ? null : (
              <span className="lg:block"> {holds(option.priceHolds)}</span>
            )}
          </span>
        </>
      );
    case 'brand':
    case 'category':
      return (
        <>
          <span className="line-clamp-2 min-w-0">{option.text}</span>
          <Kind>{pasteLink.kinds[option.kind]}</Kind>
        </>
      );
  }
}

function Kind({ children }: { readonly children: ReactNode }) {
  return <span className="max-w-[45%] flex-none truncate text-right text-xs text-ink-muted">{children}</span>;
}

function keyOf(option: SearchOption): string {
  switch (option.kind) {
    case 'link':
    case 'forget':
      return option.kind;
    case 'words':
    case 'recent':
      return `${option.kind} ${option.words}`;
    case 'product':
    case 'brand':
    case 'category':
      return `${option.kind} ${option.path}`;
  }
}
