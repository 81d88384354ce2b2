import { Button, TextField, useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { PageTitle } from '@pricehunt/web-shell';
import { useState } from 'react';
import { ListHead } from '../account/list-head';
import { EmptyList, ListPlace } from '../account/list-states';
import { useHistory } from '../account/use-history';
import { HistoryList } from '../features/history/components/history-list';
import { isSameProduct, matchingHistory, oncePerProduct } from '../features/history/history-days';
import { AlertPlace } from '../features/price-alerts/components/alert-place';
import { savedSearchPath, removeSavedPage, removeSavedPages } from '../saved-pages/saved-pages';
import { FailureNotice } from '../messages/failure-notice';
import { useMessages } from '../messages/use-messages';
import { RatesNote } from '../prices/local-prices';
import { productPath, routePaths } from '../route-paths';

/** The page at /history (S§2). */
export function History() {
  const { history: words, pages } = useMessages();
  const { entries, error, retry, place, remove, clear } = useHistory();
  const figure = useFigures();
  const { show } = useToast();
  const [sought, setSought] = useState('');
  const hasEntries = entries !== null && entries.length > 0;
  const products = oncePerProduct(entries ?? []);
  const matching = matchingHistory(products, sought);
  return (
    <div className="pb-14">
      <PageTitle>{words.title}</PageTitle>
      <ListHead
        title={words.title}
        place={place}
        words={words}
        actions={
          hasEntries ? (
            <Button
              onClick={() => {
                show({ title: words.cleared, action: { label: words.undo, onChoose: clear() } });
                void removeSavedPages();
              }}
            >
              {words.clear}
            </Button>
          ) : null
        }
      />
      {hasEntries ? (
        <>
          <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <TextField
              label={words.search}
              type="search"
              value={sought}
              className="w-full max-w-90"
              onChange={(event) => setSought(event.target.value)}
            />
            <p role="status" className="text-sm text-ink-muted">
              {words.count(figure(matching.length))}
            </p>
          </div>
          {matching.length === 0 ? (
            <p className="text-ink-muted">{words.noMatch(sought.trim())}</p>
          ) : (
            <HistoryList
              entries={matching}
              PriceTracking={AlertPlace}
              onRemove={(removed) => {
                const same = entries.filter((entry) => isSameProduct(entry, removed));
                const undos = same.map(({ key }) => remove(key));
                show({
                  title: words.removed(removed.title),
                  action: { label: words.undo, onChoose: () => undos.forEach((undo) => undo()) },
                });
                for (const { kind, key, requestId } of same) {
                  if (kind === 'product') void removeSavedPage(productPath(key));
                  else if (requestId !== null) void removeSavedPage(savedSearchPath(requestId));
                }
              }}
            />
          )}
          <RatesNote prices={entries.flatMap(({ priceWhenSeen }) => priceWhenSeen ?? [])} />
        </>
      ) : error !== null ? (
        <FailureNotice title={words.failed} error={error} onRetry={retry} />
      ) : entries === null ? (
        <ListPlace label={words.loading} />
      ) : (
        <EmptyList words={words} to={routePaths.landing} link={pages.notFound.search} />
      )}
    </div>
  );
}
