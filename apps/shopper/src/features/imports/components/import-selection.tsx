import type { CallAnswer } from '@pricehunt/api-client';
import type { ImportedEntry, previewImport } from '@pricehunt/api-contract/imports';
import { Amount, Button, Form, useFigures, useOfferWords } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { ProductPicture } from '../../../catalog/product-picture';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAlertWords } from '../../../prices/use-alert-words';
import { RejectedLines } from './rejected-lines';

export interface ImportSelectionProps {
  readonly preview: CallAnswer<typeof previewImport>;
  readonly busy: boolean;
  readonly error: Error | null;
  readonly onImport: (entries: readonly ImportedEntry[]) => void;
  readonly onOther: () => void;
}

/** What was found, with a tick for each product, and what can't be imported. */
export function ImportSelection({ preview, busy, error, onImport, onOther }: ImportSelectionProps) {
  const { imports: words } = useMessages();
  const figure = useFigures();
  const sentenceOf = useFailureSentence();
  const [leftOut, setLeftOut] = useState<ReadonlySet<ImportedEntry>>(new Set());
  const [isMissing, setIsMissing] = useState(false);
  const { format, entries, rejected, rejectedCount } = preview;
  const chosen = entries.filter((entry) => !leftOut.has(entry));
  const toggle = (entry: ImportedEntry) => {
    const next = new Set(leftOut);
    if (!next.delete(entry)) next.add(entry);
    setLeftOut(next);
    setIsMissing(false);
  };
  const problem = isMissing ? words.nothingSelected : error === null ? undefined : sentenceOf(error);
  return (
    <Form
      label={words.title}
      busy={busy}
      problem={problem}
      onSubmit={() => (chosen.length === 0 ? setIsMissing(true) : onImport(chosen))}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p role="status">
          {format === null ? null : <strong className="font-semibold">{words.formats[format]}: </strong>}
          {words.found(figure(entries.length))}
        </p>
        <Button size="small" disabled={busy} onClick={onOther}>
          {words.other}
        </Button>
      </div>
      <ul
        aria-label={words.found(figure(entries.length))}
        className="divide-y divide-line border-y border-line"
      >
        {entries.map((entry) => (
          <EntryRow
            key={entry.line}
            entry={entry}
            isChosen={!leftOut.has(entry)}
            onToggle={() => toggle(entry)}
          />
        ))}
      </ul>
      <RejectedLines rejected={rejected} count={rejectedCount} />
      <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
        {words.submit(figure(chosen.length))}
      </Button>
    </Form>
  );
}

interface EntryRowProps {
  readonly entry: ImportedEntry;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

function EntryRow({ entry, isChosen, onToggle }: EntryRowProps) {
  const { imports: words } = useMessages();
  const figure = useFigures();
  const alertWords = useAlertWords();
  const { product, line, isFavorite, alerts, currency, notices } = entry;
  const title = product?.title ?? entry.title;
  const remarks = [
    words.line(figure(line)),
    ...(product === null ? [words.notInCatalog] : []),
    ...(isFavorite ? [words.favorite] : []),
  ];
  return (
    <li className="flex items-start gap-3 py-2.5">
      <input
        type="checkbox"
        aria-label={words.select(title)}
        checked={isChosen}
        onChange={onToggle}
        className="mt-3 size-4.5 flex-none accent-accent"
      />
      <ProductPicture
        imageUrl={product?.imageUrl ?? null}
        className="size-11 flex-none rounded-small border border-line p-0.5"
      />
      <div className="grid min-w-0 grow gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_7rem]">
        <div className="min-w-0">
          <p className="line-clamp-2 wrap-anywhere">{title}</p>
          <p className="text-xs text-ink-muted">{remarks.join(' · ')}</p>
        </div>
        <div className="min-w-0 text-sm">
          <p>
            <span className="text-ink-muted sm:sr-only">{words.columns.alerts}: </span>
            {alerts.length === 0 ? (
              <span className="text-ink-muted">{words.noAlert}</span>
            ) : (
              alerts.map((alert) => alertWords({ ...alert, currency })).join('; ')
            )}
          </p>
          {notices.map((notice) => (
            <p key={notice} className="text-xs text-warn">
              {words.notices[notice]}
            </p>
          ))}
        </div>
        <PriceNow entry={entry} />
      </div>
    </li>
  );
}

function PriceNow({ entry: { product } }: { readonly entry: ImportedEntry }) {
  const { imports: words } = useMessages();
  const { holds } = useOfferWords();
  if (product === null || product.lowestPrice === null) return null;
  return (
    <p className="text-sm sm:text-right">
      <span className="text-ink-muted sm:sr-only">{words.columns.now}: </span>
      <Amount money={product.lowestPrice} />
      {product.priceHolds === undefined ? null : (
        <span className="block text-xs text-ink-muted">{holds(product.priceHolds)}</span>
      )}
    </p>
  );
}
