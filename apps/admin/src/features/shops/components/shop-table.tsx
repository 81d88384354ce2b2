import type { AdminShop } from '@pricehunt/api-contract/admin-shops';
import { Chip, DataTable, useMoments } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import { generatePath } from 'react-router-dom';
import { RoomLink } from '../../../console/components/room-link';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';

export function ShopTable({ shops }: { readonly shops: readonly AdminShop[] }) {
  const { console: shared, shopRules, shops: words } = useMessages();
  const { moment } = useMoments();
  if (shops.length === 0) return <p className="text-ink-muted">{words.empty}</p>;
  return (
    <DataTable
      caption={words.caption}
      rows={shops}
      rowKey={({ domain }) => domain}
      columns={[
        {
          id: 'shop',
          name: words.shop,
          cell: ({ name, domain, sourceId }) => (
            <>
              <RoomLink to={generatePath(routePaths.source, { sourceId })}>{name}</RoomLink>
              {name === domain ? null : (
                <span className="block text-sm text-ink-muted @max-xl:hidden">{domain}</span>
              )}
            </>
          ),
        },
        {
          id: 'platform',
          name: words.platform,
          namesItself: true,
          cell: ({ platform, currency }) =>
            currency === null ? words.platforms[platform] : `${words.platforms[platform]}, ${currency}`,
        },
        {
          id: 'state',
          name: words.state,
          namesItself: true,
          cell: ({ isOn, checkResult, rules }) => (
            <>
              <Chip tone={isOn ? 'good' : 'neutral'}>{isOn ? words.on : words.off}</Chip>
              {checkResult === 'found' ? null : (
                <span className="block pt-1 text-sm text-danger">{words.none[checkResult]}</span>
              )}
              {rules === null ? null : (
                <span
                  className={cx('block pt-1 text-sm', isWell(rules.state) ? 'text-ink-muted' : 'text-danger')}
                >
                  {shopRules.states[rules.state]}
                </span>
              )}
            </>
          ),
        },
        {
          id: 'lastAnswered',
          name: words.lastAnswered,
          isFigure: true,
          isForTable: true,
          cell: ({ lastAnsweredAt }) => (lastAnsweredAt === null ? shared.never : moment(lastAnsweredAt)),
        },
        {
          id: 'lastFailed',
          name: words.lastFailed,
          isFigure: true,
          isForTable: true,
          cell: ({ lastFailedAt }) => (lastFailedAt === null ? shared.never : moment(lastFailedAt)),
        },
        {
          id: 'checked',
          name: words.checked,
          isFigure: true,
          isForTable: true,
          cell: ({ checkedAt }) => moment(checkedAt),
        },
      ]}
    />
  );
}

function isWell(state: NonNullable<AdminShop['rules']>['state']): boolean {
  return state === 'works' || state === 'unchecked';
}
