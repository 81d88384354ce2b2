import {
  approveItem,
  disapproveItem,
  listAdminItems,
  releaseItem,
} from '@pricehunt/api-contract/admin-catalog';
import type { AdminItem } from '@pricehunt/api-contract/admin-catalog';
import { Amount, Chip, useFigures } from '@pricehunt/ui-kit';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { generatePath } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { ActButton } from '../../../console/components/act-button';
import { ChangedBy } from '../../../console/components/changed-by';
import { businessColumn } from '../../../console/components/business-column';
import { FilterBar, SearchFilter } from '../../../console/components/filter-bar';
import { NothingListed } from '../../../console/components/nothing-listed';
import { PagedTable } from '../../../console/components/paged-table';
import { RoomLink } from '../../../console/components/room-link';
import { useConsoleList } from '../../../console/console-queries';

const states = ['held', 'disapproved', 'all'] as const;

export function ItemTable() {
  const { items: words } = useMessages().catalog;
  const figure = useFigures();
  const [address] = useAddressQuery();
  const query = address.get('q') ?? '';
  const state = oneOf(states, address.get('state')) ?? (query === '' ? 'held' : 'all');
  const businessId = address.get('business');
  const list = useConsoleList('items', [state, query, businessId], (api, cursor) =>
    api.call(listAdminItems, {
      query: {
        state,
        ...cursor,
        ...(query === '' ? {} : { query }),
        ...(businessId === null ? {} : { businessId }),
      },
    }),
  );
  const isNarrowed = query !== '' || businessId !== null;
  return (
    <>
      {businessId === null ? null : <p className="pb-3 text-sm text-ink-muted">{words.ofBusiness}</p>}
      <FilterBar
        clears={['q', 'business']}
        choices={[
          {
            label: words.state,
            name: 'state',
            fallback: query === '' ? 'held' : 'all',
            unfiltered: 'all',
            choices: states.map((value) => ({ value, label: words.states[value] })),
          },
        ]}

        search={<SearchFilter label={words.search} />}
      />
      <PagedTable
        list={list}
        caption={words.caption}
        rowKey={({ offerId }) => offerId}
        empty={<NothingListed isNarrowed={isNarrowed} words={{ ...words, ...words.nothing[state] }} />}
        columns={[
          {
            id: 'item',
            name: words.item,
            cell: ({ title, itemId, productId }) => (
              <>
                <RoomLink to={generatePath(routePaths.product, { productId })}>{title}</RoomLink>
                <span className="block font-mono text-xs text-ink-muted wrap-anywhere">{itemId}</span>
              </>
            ),
          },
          { ...businessColumn(words.business), isForTable: true },
          {
            id: 'standing',
            name: words.standing,
            namesItself: true,
            cell: (item) => <Standing item={item} />,
          },
          {
            id: 'price',
            name: words.price,
            isFigure: true,
            namesItself: true,
            cell: ({ price }) => <Amount money={price} />,
          },
          {
            id: 'issues',
            name: '',
            isFigure: true,
            isForWide: true,
            cell: ({ issueCodes }) =>
              issueCodes.length === 0 ? null : (
                <span title={issueCodes.join(', ')}>{words.issues(figure(issueCodes.length))}</span>
              ),
          },
          { id: 'act', name: '', isFigure: true, cell: (item) => <ItemAct item={item} /> },
        ]}
      />
    </>
  );
}

function Standing({ item: { disapproval, isShown, standing, holdReasons } }: { readonly item: AdminItem }) {
  const { items: words } = useMessages().catalog;
  if (disapproval === null && standing === 'held') return <Held reasons={holdReasons} />;
  if (disapproval === null) {
    return <Chip tone={isShown ? 'good' : 'neutral'}>{isShown ? words.shown : words.hidden}</Chip>;
  }
  return (
    <>
      <Chip tone="danger">{words.disapproved}</Chip>
      <ChangedBy changed={disapproval} />
    </>
  );
}

function Held({ reasons }: { readonly reasons: AdminItem['holdReasons'] }) {
  const { items: words } = useMessages().catalog;
  const figure = useFigures();
  return (
    <>
      <Chip tone="warn">{words.held}</Chip>
      <ul className="mt-1 text-xs text-ink-muted">
        {reasons.map((reason) => (
          <li key={reason.kind}>
            {words.contradicts[reason.kind](figure(reason.sources))}{' '}
            {reason.kind === 'price' ? (
              <>
                <Amount money={reason.lowest} /> – <Amount money={reason.highest} />
              </>
            ) : (
              reason.known
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function ItemAct({ item }: { readonly item: AdminItem }) {
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      {item.standing === 'held' ? <ReleaseAct item={item} /> : null}
      <DisapproveAct item={item} />
    </span>
  );
}

function ReleaseAct({ item: { offerId, title } }: { readonly item: AdminItem }) {
  const { items: words } = useMessages().catalog;
  return (
    <ActButton
      label={words.release}
      spokenLabel={words.releaseSpoken(title)}
      title={words.releaseTitle}
      sentence={words.releaseSentence(title)}
      submit={words.release}
      reason="required"
      act={(api, reason) => api.call(releaseItem, { params: { offerId }, body: { reason } })}
      renews={['items', 'businesses']}
      done={words.releaseDone}
    />
  );
}

function DisapproveAct({ item: { offerId, title, disapproval } }: { readonly item: AdminItem }) {
  const { items: words } = useMessages().catalog;
  const params = { offerId };
  if (disapproval !== null) {
    return (
      <ActButton
        label={words.approve}
        spokenLabel={words.approveSpoken(title)}
        title={words.approveTitle}
        sentence={words.approveSentence(title)}
        submit={words.approve}
        reason="optional"
        act={(api, reason) => api.call(approveItem, { params, body: reason === '' ? {} : { reason } })}
        renews={['items', 'businesses']}
        done={words.approveDone}
      />
    );
  }
  return (
    <ActButton
      label={words.disapprove}
      spokenLabel={words.disapproveSpoken(title)}
      title={words.disapproveTitle}
      sentence={words.disapproveSentence(title)}
      submit={words.disapprove}
      isDestructive
      reason="required"
      act={(api, reason) => api.call(disapproveItem, { params, body: { reason } })}
      renews={['items', 'businesses']}
      done={words.disapproveDone}
    />
  );
}
