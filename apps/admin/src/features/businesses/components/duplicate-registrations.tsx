import { mergeBusiness } from '@pricehunt/api-contract/admin-businesses';
import type { AdminBusinessDetail } from '@pricehunt/api-contract/admin-businesses';
import { DataTable, useFigures, useMoments } from '@pricehunt/ui-kit';
import { ActButton } from '../../../console/components/act-button';
import { BusinessName } from '../../../console/components/business-name';
import { useMessages } from '../../../messages/use-messages';

type Duplicate = AdminBusinessDetail['duplicates'][number];

/** Unverified registrations that seem to be of the same merchant, each with what would come along. */
export function DuplicateRegistrations({ business }: { readonly business: AdminBusinessDetail }) {
  const { businesses: words } = useMessages();
  const figure = useFigures();
  const { day } = useMoments();
  return (
    <>
      <p className="max-w-[75ch] pb-3 text-ink-muted">{words.duplicatesLead}</p>
      <DataTable
        caption={words.duplicatesCaption}
        rows={business.duplicates}
        rowKey={({ id }) => id}
        columns={[
          { id: 'name', name: words.name, cell: (duplicate) => <BusinessName {...duplicate} /> },
          {
            id: 'people',
            name: words.people,
            namesItself: true,
            isLong: true,
            cell: ({ people }) =>
              people.map(({ email, isVerified }) => (
                <span key={email} className="block wrap-anywhere">
                  {words.person(email, isVerified)}
                </span>
              )),
          },
          {
            id: 'connections',
            name: words.connections,
            isForTable: true,
            cell: ({ sourceCount, keyCount }) =>
              sourceCount + keyCount === 0
                ? words.noConnections
                : words.connectionCount(figure(sourceCount), figure(keyCount)),
          },
          {
            id: 'registered',
            name: words.registered,
            isFigure: true,
            isForTable: true,
            cell: ({ createdAt }) => day(createdAt),
          },
          {
            id: 'merge',
            name: '',
            isFigure: true,
            cell: (duplicate) => <Merge into={business} duplicate={duplicate} />,
          },
        ]}
      />
    </>
  );
}

interface MergeProps {
  readonly into: AdminBusinessDetail;
  readonly duplicate: Duplicate;
}

function Merge({ into, duplicate: { id: otherId, name, mergeProblem } }: MergeProps) {
  const { businesses: words } = useMessages();
  return (
    <>
      <ActButton
        label={words.merge}
        spokenLabel={words.mergeSpoken(name)}
        disabled={mergeProblem !== null}
        title={words.mergeTitle(name, into.name)}
        sentence={words.mergeSentence}
        submit={words.merge}
        reason="required"
        act={(api, reason) =>
          api.call(mergeBusiness, { params: { businessId: into.id }, body: { otherId, reason } })
        }
        renews={['businesses']}
        done={words.merged(name)}
      />
      {mergeProblem === null ? null : (
        <span className="block max-w-60 pt-1 text-sm text-ink-muted">
          {words.mergeProblems[mergeProblem]}
        </span>
      )}
    </>
  );
}
