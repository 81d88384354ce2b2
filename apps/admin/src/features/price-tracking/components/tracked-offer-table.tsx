import { listTrackedOffers, trackingStates } from '@pricehunt/api-contract/admin-tracking';
import type { TrackedOffer } from '@pricehunt/api-contract/admin-tracking';
import { Amount, Chip, useFigures, useMoments } from '@pricehunt/ui-kit';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { generatePath } from 'react-router-dom';
import { FilterBar, SearchFilter } from '../../../console/components/filter-bar';
import { NothingListed } from '../../../console/components/nothing-listed';
import { PagedTable } from '../../../console/components/paged-table';
import { RoomLink } from '../../../console/components/room-link';
import { useConsoleList } from '../../../console/console-queries';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { ChangeTracking } from './change-tracking';
import { IntervalWords } from './interval-words';

export function TrackedOfferTable() {
  const { console: shared, tracking: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  const [address] = useAddressQuery();
  const state = oneOf(trackingStates, address.get('state'));
  const host = address.get('host');
  const list = useConsoleList('tracking', ['offers', state, host], (api, cursor) =>
    api.call(listTrackedOffers, {
      query: { ...cursor, ...(state === null ? {} : { state }), ...(host === null ? {} : { host }) },
    }),
  );
  return (
    <>
      <FilterBar
        clears={['state', 'host']}
        choices={[
          {
            label: words.outcome,
            name: 'state',
            anyLabel: shared.all,
            choices: trackingStates.map((value) => ({ value, label: words.outcomes[value] })),
          },
        ]}

        search={<SearchFilter label={words.host} name="host" hint="shop.example" />}
      />
      <PagedTable
        list={list}
        caption={words.offersCaption}
        rowKey={({ offerId }) => offerId}
        empty={<NothingListed isNarrowed={state !== null || host !== null} words={words} />}
        columns={[
          {
            id: 'offer',
            name: words.offer,
            cell: ({ productId, title, shopName, price }) => (
              <>
                <RoomLink to={generatePath(routePaths.product, { productId })}>{title}</RoomLink>
                <span className="block text-sm text-ink-muted">
                  {shopName} · <Amount money={price} />
                </span>
              </>
            ),
          },
          {
            id: 'host',
            name: words.host,
            isForTable: true,
            cell: (row) => (
              <>
                <span className="wrap-anywhere">{row.host}</span>
                <span className="block text-sm text-ink-muted">{words.interests[row.interest]}</span>
              </>
            ),
          },
          {
            id: 'outcome',
            name: words.outcome,
            namesItself: true,
            cell: (row) => <Outcome offer={row} />,
          },
          {
            id: 'interval',
            name: words.interval,
            isFigure: true,
            isForTable: true,
            cell: ({ intervalMinutes, pinnedMinutes }) => (
              <>
                <IntervalWords minutes={pinnedMinutes ?? intervalMinutes} />
                {pinnedMinutes === null ? null : ` (${words.pinned})`}
              </>
            ),
          },
          {
            id: 'last',
            name: words.lastRead,
            isFigure: true,
            cell: ({ lastReadAt }) => (lastReadAt === null ? shared.never : moment(lastReadAt)),
          },
          {
            id: 'next',
            name: words.nextRead,
            isFigure: true,
            isForTable: true,
            cell: ({ nextReadAt }) => (nextReadAt === null ? shared.never : moment(nextReadAt)),
          },
          {
            id: 'moves',
            name: words.moves,
            isFigure: true,
            isForTable: true,
            cell: ({ moves, readings }) => words.movesOf(figure(moves), figure(readings)),
          },
          { id: 'change', name: '', isFigure: true, cell: (row) => <ChangeTracking offer={row} /> },
        ]}
      />
    </>
  );
}

const tones: Readonly<
  Record<NonNullable<TrackedOffer['lastOutcome']>, 'good' | 'neutral' | 'warn' | 'danger'>
> = {
  moved: 'good',
  same: 'neutral',
  gone: 'warn',
  'no-price': 'warn',
  'other-product': 'warn',
  'not-listed': 'warn',
  skipped: 'neutral',
  robots: 'danger',
  blocked: 'danger',
  'rate-limited': 'danger',
  unreachable: 'danger',
};

function Outcome({ offer: { lastOutcome, isStopped } }: { readonly offer: TrackedOffer }) {
  const { tracking: words } = useMessages();
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      {isStopped ? <Chip>{words.outcomes.stopped}</Chip> : null}
      {lastOutcome !== null ? (
        <Chip tone={tones[lastOutcome]}>{words.outcomes[lastOutcome]}</Chip>
      ) : isStopped ? null : (
        <Chip>{words.outcomes.never}</Chip>
      )}
    </span>
  );
}
