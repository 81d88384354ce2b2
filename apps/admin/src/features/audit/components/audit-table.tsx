import { listAuditEntries } from '@pricehunt/api-contract';
import type { AuditEntryView } from '@pricehunt/api-contract';
import { Button, Dialog, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { Facts } from '../../../console/components/facts';
import { NothingListed } from '../../../console/components/nothing-listed';
import { PagedTable } from '../../../console/components/paged-table';
import { useConsoleList } from '../../../console/console-queries';
import { useNames } from '../../../console/use-names';
import { useAuditFilters } from '../use-audit-filters';

export function AuditTable() {
  const { audit: words, console: shared } = useMessages();
  const figure = useFigures();
  const { exactMoment } = useMoments();
  const { filters, isNarrowed } = useAuditFilters();
  const { actionName, subjectName } = useNames();
  const [shown, setShown] = useState<AuditEntryView | null>(null);
  const list = useConsoleList('audit', [filters], (api, cursor) =>
    api.call(listAuditEntries, { query: { ...filters, ...cursor } }),
  );
  return (
    <>
      <PagedTable
        list={list}
        caption={words.caption}
        rowKey={({ sequence }) => String(sequence)}
        empty={<NothingListed isNarrowed={isNarrowed} words={words} />}
        columns={[
          {
            id: 'action',
            name: words.action,
            cell: ({ action }) => (
              <>
                <span className="font-semibold wrap-anywhere">{actionName(action)}</span>
                <span className="block font-mono text-xs text-ink-muted wrap-anywhere">{action}</span>
              </>
            ),
          },
          {
            id: 'actor',
            name: words.actor,
            cell: ({ actor }) => (
              <span className="wrap-anywhere">
                {actor.email ?? words.kinds[actor.kind]}
                {actor.email === null ? null : (
                  <span className="block text-xs text-ink-muted">{words.kinds[actor.kind]}</span>
                )}
              </span>
            ),
          },
          {
            id: 'subject',
            name: words.subject,
            cell: ({ subject }) =>
              subject === null ? (
                <span className="text-ink-muted">{shared.none}</span>
              ) : (
                <span className="wrap-anywhere">
                  {subjectName(subject.kind)}{' '}
                  <span className="font-mono text-xs text-ink-muted">{subject.id}</span>
                </span>
              ),
          },
          { id: 'at', name: words.at, isFigure: true, cell: ({ at }) => exactMoment(at) },
          {
            id: 'sequence',
            name: words.sequence,
            isFigure: true,
            isForWide: true,
            cell: ({ sequence }) => figure(sequence).text,
          },
          {
            id: 'show',
            name: '',
            isFigure: true,
            cell: (entry) => (
              <Button
                size="small"
                aria-label={words.showSpoken(figure(entry.sequence).text)}
                onClick={() => setShown(entry)}
              >
                {words.show}
              </Button>
            ),
          },
        ]}
      />
      <Dialog
        open={shown !== null}
        onClose={() => setShown(null)}
        title={shown === null ? '' : words.entryTitle(figure(shown.sequence).text)}
      >
        {shown === null ? null : <EntryFacts entry={shown} />}
      </Dialog>
    </>
  );
}

function EntryFacts({ entry }: { readonly entry: AuditEntryView }) {
  const { audit: words, console: shared } = useMessages();
  const { exactMoment } = useMoments();
  const { actionName, subjectName } = useNames();
  const { actor, subject } = entry;
  return (
    <div className="grid gap-5">
      <Facts
        facts={[
          { name: words.action, value: `${actionName(entry.action)} (${entry.action})` },
          { name: words.at, value: exactMoment(entry.at) },
          { name: words.actor, value: `${words.kinds[actor.kind]} ${actor.email ?? actor.id ?? ''}`.trim() },
          {
            name: words.subject,
            value: subject === null ? shared.none : `${subjectName(subject.kind)} ${subject.id}`,
          },
          { name: words.business, value: entry.businessId ?? shared.none },
          { name: words.digest, value: <span className="font-mono text-xs">{entry.digest}</span> },
        ]}
      />
      <div>
        <h3 className="pb-2 text-base">{words.details}</h3>
        <pre className="max-h-80 overflow-auto rounded-control border border-line p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere">
          {JSON.stringify(entry.details, null, 2)}
        </pre>
      </div>
    </div>
  );
}
