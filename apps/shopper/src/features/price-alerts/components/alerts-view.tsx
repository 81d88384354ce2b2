import { exportAlerts } from '@pricehunt/api-contract/alerts';
import type { AlertView } from '@pricehunt/api-contract/alerts';
import { Notice, useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyList, ListPlace } from '../../../account/list-states';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { FailureNotice } from '../../../messages/failure-notice';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useAlerts, useChangeAlert, useDeleteAlert, useRenewedSubscription } from '../requests/alert-queries';
import { useDeferredRemoval } from '../use-deferred-removal';
import { AlertEditDialog } from './alert-edit-dialog';
import { AlertList } from './alert-list';
import { FiringList } from './firing-list';
import { SearchAlertSection } from './search-alert-list';

export function AlertsView({ email }: { readonly email: string }) {
  const { priceAlerts: words } = useMessages();
  const { data, error, refetch } = useAlerts(null);
  useRenewedSubscription(data?.items.some(({ channels }) => channels.includes('push')) === true);
  if (data === undefined) {
    return error === null ? (
      <ListPlace label={words.loading} />
    ) : (
      <FailureNotice title={words.failed} error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      {data.isEmailVerified ? null : (
        <Notice tone="warn" title={words.unverifiedTitle(email)} className="mb-5">
          {words.unverified}{' '}
          <Link to={routePaths.account} className="text-link">
            {words.verify}
          </Link>
        </Notice>
      )}
      <AlertSection alerts={data.items} />
      <SearchAlertSection />
      <FiringList />
      <p className="mt-8 flex flex-wrap gap-x-4 border-t border-line pt-4 text-sm text-ink-muted">
        {words.export}
        {(['csv', 'json'] as const).map((format) => (
          <a
            key={format}
            href={`${exportAlerts.path}?format=${format}`}
            download={`pricehunt-alerts.${format}`}
            className="text-link"
          >
            {words[format]}
          </a>
        ))}
      </p>
    </>
  );
}

function AlertSection({ alerts }: { readonly alerts: readonly AlertView[] }) {
  const { priceAlerts: words } = useMessages();
  const figure = useFigures();
  const sentenceOf = useFailureSentence();
  const { show } = useToast();
  const [edited, setEdited] = useState<AlertView | null>(null);
  const change = useChangeAlert();
  const { mutate: deleteNow } = useDeleteAlert();
  const { isRemoved, remove } = useDeferredRemoval(deleteNow);
  const shown = alerts.filter(({ id }) => !isRemoved(id));
  if (shown.length === 0) {
    return <EmptyList words={words} to={routePaths.browse} link={words.browse} />;
  }
  return (
    <>
      {change.error === null ? null : (
        <Notice tone="danger" title={words.notSaved} className="mb-4">
          {sentenceOf(change.error)}
        </Notice>
      )}
      <p role="status" className="mb-2 text-sm text-ink-muted">
        {words.count(figure(shown.length))}
      </p>
      <AlertList
        alerts={shown}
        onEdit={setEdited}
        onPause={({ id }, isPaused) => change.mutate({ id, isPaused })}
        onRemove={({ id, product }) =>
          show({
            title: words.removed(product.title),
            action: { label: words.undo, onChoose: remove(id) },
          })
        }
      />
      <AlertEditDialog alert={edited} onClose={() => setEdited(null)} />
    </>
  );
}
