import {
  Amount,
  EmptyState,
  FigureRow,
  Renewing,
  SelectField,
  SkeletonBlock,
  SkeletonGroup,
} from '@pricehunt/ui-kit';
import type { KeyFigure } from '@pricehunt/ui-kit';
import { ledgerEntryKinds } from '@pricehunt/order-attribution';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { useBusiness } from '../../../business/use-business';
import { LedgerTable } from '../../../order-tables/ledger-table';
import { ledgerQuery } from '../requests/attribution-queries';
import { MoreButton } from '../../../page-parts/more-button';

/** The ledger balance and its entries, newest first. */
export function LedgerView() {
  const { attribution, receipt } = useMessages();
  const { ledger: words } = attribution;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const [address, change] = useAddressQuery();
  const kind = oneOf(ledgerEntryKinds, address.get('kind'));
  const query = useInfiniteQuery(ledgerQuery(openApi, id, kind === null ? {} : { kind }));
  return (
    <Answered query={query} whileLoading={<Loading />}>
      {({ pages }) => {
        const entries = pages.flatMap(({ items }) => items);
        const balances = pages[0]?.balances ?? [];
        if (entries.length === 0 && kind === null) {
          return <EmptyState title={words.empty}>{words.emptySentence}</EmptyState>;
        }
        return (
          <>
            <FigureRow
              label={words.balances}
              figures={balances.flatMap(({ due, held }): KeyFigure[] => [
                { id: `due ${due.currency}`, name: words.due, value: <Amount money={due} /> },
                {
                  id: `held ${held.currency}`,
                  name: words.held,
                  value: <Amount money={held} />,
                  note: words.heldNote,
                },
              ])}
            />
            <div className="py-4">
              <SelectField
                label={words.kind}
                hidesLabel
                value={kind ?? ''}
                className="max-w-60"
                onChange={({ target }) => change({ kind: target.value })}
              >
                <option value="">{words.anyKind}</option>
                {ledgerEntryKinds.map((each) => (
                  <option key={each} value={each}>
                    {receipt.ledgerKinds[each]}
                  </option>
                ))}
              </SelectField>
            </div>
            <Renewing isStale={query.isPlaceholderData}>
              <LedgerTable caption={words.caption} entries={entries} namesOrder />
            </Renewing>
            <MoreButton query={query}>{words.more}</MoreButton>
          </>
        );
      }}
    </Answered>
  );
}

function Loading() {
  const { ledger: words } = useMessages().attribution;
  return (
    <SkeletonGroup label={words.loading}>
      <SkeletonBlock className="h-24 w-full" />
      {[0, 1, 2, 3].map((row) => (
        <SkeletonBlock key={row} className="mt-4 h-7 w-full" />
      ))}
    </SkeletonGroup>
  );
}
