import { attributionDimensions } from '@pricehunt/api-contract/orders';
import type { OrderMeasure } from '@pricehunt/order-attribution';
import {
  Amount,
  BarList,
  ButtonLink,
  EmptyState,
  FigureRow,
  Renewing,
  SelectField,
  SkeletonBlock,
  SkeletonGroup,
  useFigures,
} from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { useBusiness } from '../../../business/use-business';
import { PeriodPicker } from '../../../period/components/period-picker';
import { useSelectedPeriod } from '../../../period/use-selected-period';
import { RowsLink } from '../../../traffic/components/rows-link';
import { attributionCurrency, measureOf } from '../attribution-figures';
import { attributionQuery } from '../requests/attribution-queries';
import type { Attribution } from '../requests/attribution-queries';
import { useOrderParts } from '../use-order-parts';
import { AttributionRows } from './attribution-rows';
import { ModelList } from './model-list';

const windows = ['1', '7', '30', '90', '365'] as const;

export function ModelsView() {
  const { attribution: words } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const [query, change] = useAddressQuery();
  const chosen = useSelectedPeriod();
  const { from, to } = chosen.period;
  const windowDays = oneOf(windows, query.get('window'));
  const by = oneOf(attributionDimensions, query.get('by')) ?? 'source';
  const answer = useQuery(
    attributionQuery(openApi, id, { from, to, by, ...(windowDays === null ? {} : { windowDays }) }),
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 pb-5">
        <PeriodPicker chosen={chosen} hasComparison={false} />
        <SelectField
          label={words.window}
          hidesLabel
          value={windowDays ?? ''}
          onChange={({ target }) => change({ window: target.value })}
        >
          <option value="">{words.savedWindow}</option>
          {windows.map((days) => (
            <option key={days} value={days}>
              {words.windowDays(days)}
            </option>
          ))}
        </SelectField>
      </div>
      <Answered query={answer} whileLoading={<Loading />}>
        {(data) => (
          <Renewing isStale={answer.isPlaceholderData}>
            {data.orderCount === 0 ? (
              <Nothing />
            ) : (
              <Content answer={data} isOwnWindow={windowDays === null} />
            )}
          </Renewing>
        )}
      </Answered>
    </>
  );
}

interface ContentProps {
  readonly answer: Attribution;
  /** Whether each order uses its own window, as elsewhere; only then do figures link to their rows. */
  readonly isOwnWindow: boolean;
}

function Content({ answer, isOwnWindow }: ContentProps) {
  const { attribution: words, orders, traffic: orderWords } = useMessages();
  const figure = useFigures();
  const count = useOrderParts();
  const { totals, payingModel, orderCount, withoutCredit, from, to } = answer;
  const days = { from, to };
  const rows = (measure: OrderMeasure, children: string) =>
    isOwnWindow
      ? {
          rows: (
            <RowsLink measure={measure} of={days}>
              {children}
            </RowsLink>
          ),
        }
      : {};
  const currency = attributionCurrency(totals);
  const paying = totals[payingModel];
  const without = withoutCredit.reduce((sum, each) => sum + each.orderCount, 0);
  const money = (measure: 'credited' | 'commission') => (
    <Amount money={{ amountMinor: measureOf(measure, paying, currency), currency }} />
  );
  return (
    <>
      <FigureRow
        label={words.figures.label(orders.models[payingModel])}
        figures={[
          { id: 'credited', name: words.figures.credited, value: money('credited') },
          {
            id: 'orders',
            name: words.figures.orders,
            value: count(paying.orders),
            note: isOwnWindow ? (
              <RowsLink measure="orders-received" of={days}>
                {words.figures.of(figure(orderCount))}
              </RowsLink>
            ) : (
              words.figures.of(figure(orderCount))
            ),
            ...rows('orders', orderWords.rows.orders),
          },
          { id: 'commission', name: words.figures.commission, value: money('commission') },
          {
            id: 'without',
            name: words.figures.without,
            value: figure(without).text,
            ...rows('orders-not-attributed', orderWords.rows.orders),
          },
        ]}
      />
      <AttributionRows answer={answer} currency={currency} isOwnWindow={isOwnWindow} />
      {withoutCredit.length === 0 ? null : (
        <section aria-labelledby="without" className="max-w-190 py-6">
          <h2 id="without" className="mb-4 text-xl">
            {words.without}
          </h2>
          <BarList
            label={words.without}
            bars={withoutCredit.map(({ reason, orderCount: value }) => ({
              key: reason,
              name: orders.reasons[reason],
              value,
              written: isOwnWindow ? (
                <RowsLink measure="orders-not-attributed" of={days} more={{ reason }}>
                  {words.withoutCount(figure(value))}
                </RowsLink>
              ) : (
                words.withoutCount(figure(value))
              ),
            }))}
          />
        </section>
      )}
      <ModelList payingModel={payingModel} />
    </>
  );
}

function Nothing() {
  const { attribution: words } = useMessages();
  return (
    <EmptyState
      title={words.empty}
      action={<ButtonLink to={routePaths.integrate}>{words.connect}</ButtonLink>}
    >
      {words.emptySentence}
    </EmptyState>
  );
}

function Loading() {
  const { attribution: words } = useMessages();
  return (
    <SkeletonGroup label={words.loading}>
      <SkeletonBlock className="h-24 w-full" />
      <SkeletonBlock className="mt-8 h-48 w-full max-w-190" />
      <SkeletonBlock className="mt-8 h-60 w-full" />
    </SkeletonGroup>
  );
}
