import { getBasketDropCalendar, getBasketDropFeed } from '@pricehunt/api-contract/baskets';
import type { BasketLineView, BasketPlan } from '@pricehunt/api-contract/baskets';
import { formatMoney, subtractMoney } from '@pricehunt/offers';
import {
  Button,
  Notice,
  PageHeader,
  Renewing,
  TextField,
  useDisplayLocale,
  useFigures,
} from '@pricehunt/ui-kit';
import { PageTitle, staysInPlace } from '@pricehunt/web-shell';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { EmptyList, ListPlace } from '../account/list-states';
import { useShoppingLists } from '../account/use-shopping-lists';
import {
  basketDropsPath,
  basketPath,
  readBasketAddress,
  savedBasketPath,
  savedKeyOf,
} from '../catalog/basket-address';
import type { BasketAddress } from '../catalog/basket-address';
import { ShareButton } from '../catalog/share-button';
import { BasketLines } from '../features/basket/components/basket-lines';
import { PlanOrders } from '../features/basket/components/plan-orders';
import { PlanPicker } from '../features/basket/components/plan-picker';
import { SavedLists } from '../features/basket/components/saved-lists';
import { planChoices } from '../features/basket/plan-choices';
import type { PlanChoice, PlanName } from '../features/basket/plan-choices';
import { useBasketPlans } from '../features/basket/requests/plan-basket';
import type { BasketPlans } from '../features/basket/requests/plan-basket';
import { FailureNotice } from '../messages/failure-notice';
import { useMessages } from '../messages/use-messages';
import { usePlace } from '../place/use-place';
import { ratesSentence, useComparisonWords } from '../prices/ranking-words';
import { routePaths } from '../route-paths';

/** The page at /basket: a list of products, held by its address, and where to buy all of them for the least. */
export function Basket() {
  const { basket: words } = useMessages();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const list = readBasketAddress(query);
  const { data, error, refetch, isPlaceholderData } = useBasketPlans(list.items);
  const lists = useShoppingLists();
  const saved = lists.entries?.find(({ key }) => key === savedKeyOf(query)) ?? null;
  const show = (next: BasketAddress, key: string | null) =>
    void navigate(key === null ? basketPath(next) : savedBasketPath({ ...next, key }), {
      replace: true,
      state: staysInPlace,
    });
  const change = (changes: Partial<BasketAddress>) => {
    const next = { ...list, ...changes };
    if (saved !== null && next.items.length > 0) lists.save(named(next), saved.key);
    if (saved !== null && next.items.length === 0) lists.remove(saved.key);
    show(next, saved?.key ?? null);
  };
  const title = list.name === '' ? words.title : list.name;
  return (
    <div className="pb-14">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        lead={words.lead}
        actions={
          list.items.length === 0 ? null : (
            <>
              {saved !== null ? (
                <span role="status" className="self-center text-sm text-ink-muted">
                  {lists.place === 'account' ? words.saving.inAccount : words.saving.onDevice}
                </span>
              ) : (
                <Button
                  variant="primary"
                  disabled={lists.entries === null}
                  onClick={() => show(list, lists.save(named(list), null))}
                >
                  {words.saving.save}
                </Button>
              )}
              <ShareButton title={title} />
            </>
          )
        }
      />
      {list.items.length === 0 ? <SavedLists /> : null}
      {list.items.length === 0 ? (
        <EmptyList words={words} to={routePaths.favorites} link={words.favorites} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr] lg:gap-y-6">
          <div>
            <TextField
              label={words.name}
              value={query.get('name') ?? ''}
              maxLength={80}
              className="mb-4 max-w-90"
              onChange={({ target }) => change({ name: target.value })}
            />
            <BasketLines
              items={list.items}
              lines={data?.lines ?? (error === null ? null : [])}
              onChange={(items) => change({ items })}
            />
          </div>
          <div className="lg:row-span-2">
            {data !== undefined ? (
              <Renewing isStale={isPlaceholderData}>
                <Plans answer={data} />
              </Renewing>
            ) : error !== null ? (
              <FailureNotice title={words.failed} error={error} onRetry={() => void refetch()} />
            ) : (
              <ListPlace label={words.loading} />
            )}
          </div>
          <FollowDrops list={list} />
        </div>
      )}
    </div>
  );
}

/** A field may end with a space while somebody types. */
function named({ name, items }: BasketAddress) {
  return { name: name.trim(), items: [...items] };
}

function FollowDrops({ list }: { readonly list: BasketAddress }) {
  const { basket: words } = useMessages();
  const { place } = usePlace();
  return (
    <section aria-labelledby="follow">
      <h2 id="follow" className="mb-1 text-lg">
        {words.follow.title}
      </h2>
      <p className="mb-2 text-sm text-ink-muted">{words.follow.sentence}</p>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <a href={basketDropsPath(getBasketDropFeed, list, place)} className="text-link">
          {words.follow.feed}
        </a>
        <a href={basketDropsPath(getBasketDropCalendar, list, place)} className="text-link">
          {words.follow.calendar}
        </a>
      </p>
    </section>
  );
}

function Plans({ answer }: { readonly answer: BasketPlans }) {
  const { basket: words } = useMessages();
  const [wanted, setWanted] = useState<PlanName>('cheapest');
  if (answer.plans === null) {
    const isUnsold = answer.lines.every(({ standing }) => isNowhere.has(standing));
    return <Notice tone="info" title={isUnsold ? words.nothingSold : words.nothingPlanned} />;
  }
  const choices = planChoices(answer.plans);
  const chosen = choices.find(({ name, plan }) => name === wanted && plan !== null) ?? choices[0];
  if (chosen === undefined || chosen.plan === null) return null;
  return (
    <section aria-labelledby="plans">
      <h2 id="plans" className="mb-3 text-xl">
        {words.plansTitle}
      </h2>
      <PlanPicker choices={choices} chosen={chosen.name} onChoose={setWanted} />
      <HowSure choice={chosen} answer={answer} />
      <PlanOrders plan={chosen.plan} lines={answer.lines} />
      <p className="border-t border-line pt-3 text-xs text-ink-muted">{words.basis}</p>
    </section>
  );
}

const isNowhere: ReadonlySet<BasketLineView['standing']> = new Set(['not-sold', 'unknown-product']);

function hasMixedTax({ orders }: BasketPlan): boolean {
  const lines = orders.flatMap((order) => order.lines);
  return new Set(lines.map(({ priced }) => priced.offer.tax ?? 'included')).size > 1;
}

interface HowSureProps {
  readonly choice: PlanChoice;
  readonly answer: BasketPlans;
}

/** Whether the cheapest total is proven to be the lowest, and what the totals leave out. */
function HowSure({ choice: { plan }, answer }: HowSureProps) {
  const { basket: words } = useMessages();
  const wording = useComparisonWords();
  const figure = useFigures();
  const locale = useDisplayLocale();
  if (plan === null) return null;
  const isCheapest = plan === answer.plans?.cheapest;
  const gap = subtractMoney(plan.total, plan.atLeast);
  const leftOut = answer.lines.filter(({ standing }) => standing !== 'planned').length;
  return (
    <p className="mt-3 text-sm text-ink-muted">
      {!isCheapest ? null : `${gap.amountMinor > 0 ? words.atMost(formatMoney(gap, locale)) : words.proven} `}
      {leftOut === 0 ? null : `${words.leftOutOfTotals(figure(leftOut))} `}
      {hasMixedTax(plan) ? `${words.mixedTax} ` : null}
      {ratesSentence({ ratesDate: answer.ratesDate }, wording)}
    </p>
  );
}
