import { checkShop, removeShop } from '@pricehunt/api-contract/admin-shops';
import { changeAdminSource } from '@pricehunt/api-contract/admin-sources';
import type { AdminShop } from '@pricehunt/api-contract/admin-shops';
import { ButtonLink, Chip, DataTable, useMoments } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import { generatePath } from 'react-router-dom';
import { ActButton } from '../../../console/components/act-button';
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
              {name === domain ? null : <span className="block text-sm text-ink-muted">{domain}</span>}
            </>
          ),
        },
        {
          id: 'platform',
          name: words.platform,
          cell: ({ platform, currency }) =>
            currency === null ? words.platforms[platform] : `${words.platforms[platform]}, ${currency}`,
        },
        {
          id: 'state',
          name: words.state,
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
          cell: ({ lastAnsweredAt }) => (lastAnsweredAt === null ? shared.never : moment(lastAnsweredAt)),
        },
        {
          id: 'lastFailed',
          name: words.lastFailed,
          isFigure: true,
          cell: ({ lastFailedAt }) => (lastFailedAt === null ? shared.never : moment(lastFailedAt)),
        },
        { id: 'checked', name: words.checked, isFigure: true, cell: ({ checkedAt }) => moment(checkedAt) },
        { id: 'acts', name: '', isFigure: true, isLong: true, cell: (shop) => <ShopActs shop={shop} /> },
      ]}
    />
  );
}

function isWell(state: NonNullable<AdminShop['rules']>['state']): boolean {
  return state === 'works' || state === 'unchecked';
}

function ShopActs({ shop: { domain, name, sourceId, isOn, platform } }: { readonly shop: AdminShop }) {
  const { retailers, shopRules, shops: words } = useMessages();
  const turn = isOn ? words.turnOff : words.turnOn;
  return (
    <span className="inline-flex flex-wrap gap-2 @xl:justify-end">
      {platform === 'generic' ? (
        <ButtonLink size="small" to={generatePath(routePaths.shopRules, { domain })}>
          <span aria-hidden="true">{shopRules.open}</span>
          <span className="sr-only">{shopRules.openSpoken(name)}</span>
        </ButtonLink>
      ) : null}
      <ButtonLink size="small" to={generatePath(routePaths.shopShipping, { retailerDomain: domain })}>
        <span aria-hidden="true">{retailers.shipping.title}</span>
        <span className="sr-only">{retailers.shipping.titleOf(name)}</span>
      </ButtonLink>
      <ActButton
        label={words.again}
        spokenLabel={words.checkSpoken(name)}
        title={words.checkTitle(name)}
        sentence={words.checkSentence}
        submit={words.again}
        act={(api) => api.call(checkShop, { params: { domain } })}
        renews={['shops', 'sources']}
        done={words.checkDone(name)}
      />
      <ActButton
        label={turn}
        spokenLabel={words.turnSpoken(turn, name)}
        title={words.turnTitle(turn, name)}
        sentence={isOn ? words.turnOffSentence : words.turnOnSentence}
        submit={turn}
        act={(api) => api.call(changeAdminSource, { params: { sourceId }, body: { isOn: !isOn } })}
        renews={['shops', 'sources']}
        done={words.turned(name, isOn ? words.off : words.on)}
      />
      <ActButton
        label={words.remove}
        spokenLabel={words.removeSpoken(name)}
        title={words.removeTitle(name)}
        sentence={words.removeSentence}
        submit={words.remove}
        isDestructive
        act={(api) => api.call(removeShop, { params: { domain } })}
        renews={['shops', 'sources']}
        done={words.removed(name)}
      />
    </span>
  );
}
