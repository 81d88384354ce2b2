import { listAuditEntries } from '@pricehunt/api-contract/admin-audit';
import type { AuditEntryView } from '@pricehunt/api-contract/admin-audit';
import { Button, Dialog, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { Facts } from '../../../console/components/facts';
import { NothingListed } from '../../../console/components/nothing-listed';
import { PagedTable } from '../../../console/components/paged-table';
import { useConsoleList } from '../../../console/console-queries';
import { RecordedFacts } from '../../../console/components/recorded-facts';
import { useNames } from '../../../console/use-names';
import { AuditSentence, useActorName, useSubjectName } from './audit-sentence';
import { useAuditFilters } from '../use-audit-filters';

export function AuditTable() {
  const { audit: words } = useMessages();
  const figure = useFigures();
  const { exactMoment } = useMoments();
  const { filters, isNarrowed } = useAuditFilters();
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
            id: 'entry',
            name: words.entry,
            cell: (entry) => (
              <>
                <AuditSentence entry={entry} />
                {typeof entry.details['reason'] === 'string' ? (
                  <span className="block text-ink-muted wrap-anywhere">{entry.details['reason']}</span>
                ) : null}
              </>
            ),
          },
          { id: 'at', name: words.at, isFigure: true, namesItself: true, cell: ({ at }) => exactMoment(at) },
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
  const nameOfActor = useActorName();
  const nameOf = useSubjectName();
  const { actor, subject } = entry;
  return (
    <div className="grid gap-5">
      <Facts
        facts={[
          { name: words.action, value: actionName(entry.action) },
          { name: words.at, value: exactMoment(entry.at) },
          { name: words.actor, value: `${nameOfActor(actor)} (${words.kinds[actor.kind]})` },
          {
            name: words.subject,
            value: subject === null ? shared.none : `${subjectName(subject.kind)}: ${nameOf(subject)}`,
          },
          { name: words.digest, value: <span className="font-mono text-xs">{entry.digest}</span> },
        ]}
      />
      <div>
        <h3 className="pb-2 text-base">{words.changes}</h3>
        <RecordedFacts of={entry.details} />
      </div>
    </div>
  );
}
