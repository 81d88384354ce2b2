import type { ActivityEntry } from '@pricehunt/api-contract/activity';
import { Amount, Chip, DataTable, useDisplayLocale, useDisplayTimeZone, useFigures } from '@pricehunt/ui-kit';
import type { DataColumn } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { orderPath, productPath, routePaths } from '../../../route-paths';
import { FilterLink } from '../../../views/filter-link';
import { spelledEventType } from '../event-name';
import { keyOf } from '../live-entries';
import { useOriginWords } from '../../../words/use-origin-words';

export function ActivityTable({ entries }: { readonly entries: readonly ActivityEntry[] }) {
  const { activity: words } = useMessages();
  const figure = useFigures();
  const { sourceName, visitorWords } = useOriginWords();
  const { columns: names } = words;
  const columns: readonly DataColumn<ActivityEntry>[] = [
    { id: 'when', name: names.when, namesItself: true, cell: ({ at }) => <When at={at} /> },
    { id: 'what', name: names.what, isRowHead: true, cell: (entry) => <What entry={entry} /> },
    {
      id: 'source',
      name: names.source,
      namesItself: true,
      cell: (entry) =>
        hasSource(entry) ? (
          <>
            <span className="whitespace-nowrap">
              {entry.source === null ? (
                sourceName(null)
              ) : (
                <FilterLink path={routePaths.activity} name="source" value={entry.source}>
                  {sourceName(entry.source)}
                </FilterLink>
              )}
            </span>
            {entry.campaign === null ? null : (
              <span className="hidden text-xs text-ink-muted @xl:block">{entry.campaign}</span>
            )}
          </>
        ) : null,
    },
    {
      id: 'visitor',
      name: names.visitor,
      namesItself: true,
      isForWide: true,
      cell: (entry) => visitorWords(entry),
    },
    {
      id: 'place',
      name: names.place,
      isFigure: true,
      isForWide: true,
      cell: ({ pricePosition }) =>
        pricePosition === null
          ? null
          : words.place(figure(pricePosition.position), figure(pricePosition.offersShown)),
    },
    {
      id: 'amount',
      name: names.amount,
      isFigure: true,
      cell: ({ amount, kind }) =>
        amount === null ? null : <SignedAmount amount={amount} isBack={kind === 'refund'} />,
    },
  ];
  const day = useDayName();
  return (
    <DataTable
      caption={words.caption}
      columns={columns}
      rows={entries}
      rowKey={keyOf}
      groupOf={({ at }) => day(at)}
    />
  );
}

function useDayName(): (instant: string) => string {
  const locale = useDisplayLocale();
  const timeZone = useDisplayTimeZone();
  const writer = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  });
  return (instant) => writer.format(new Date(instant));
}

/** Clicks and referrals always show a source; other entries only when they have one. */
function hasSource({ kind, source, campaign }: ActivityEntry): boolean {
  return kind === 'click' || kind === 'referral' || source !== null || campaign !== null;
}

function When({ at }: { readonly at: string }) {
  const locale = useDisplayLocale();
  const timeZone = useDisplayTimeZone();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'medium', timeZone });
  const moment = new Date(at);
  return (
    <time dateTime={at} className="tabular text-ink-muted">
      {time.format(moment)}
    </time>
  );
}

function What({ entry }: { readonly entry: ActivityEntry }) {
  const { activity: words } = useMessages();
  const { kind, visit, botReason, exclusion, eventType } = entry;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1">
      <span className={visit === 'bot' ? 'text-ink-muted' : 'font-semibold'}>
        <FilterLink path={routePaths.activity} name="kind" value={kind}>
          {words.kinds[kind]}
        </FilterLink>
      </span>
      <About entry={entry} />
      {kind === 'event' && eventType !== null ? (
        <span className="text-ink-muted">
          {words.eventNames.get(eventType) ?? spelledEventType(eventType)}
        </span>
      ) : null}
      {visit === 'bot' ? (
        <Chip className="text-xs">
          {botReason === null ? words.bot : words.botBecause(words.botReason(botReason))}
        </Chip>
      ) : exclusion === 'repeat' || exclusion === 'own' ? (
        <Chip className="text-xs">{words[exclusion]}</Chip>
      ) : null}
    </span>
  );
}

function About({ entry: { order, product } }: { readonly entry: ActivityEntry }) {
  const { activity: words } = useMessages();
  if (order !== null) {
    return (
      <>
        <Link to={orderPath(order.orderId)} className="row-link">
          {order.name}
        </Link>
        <span className="text-xs text-ink-muted">
          {order.isCredited ? words.credited : words.notCredited}
        </span>
      </>
    );
  }
  if (product === null) return null;
  return product.offerId === null ? (
    <span className="wrap-anywhere">{product.title}</span>
  ) : (
    <Link
      to={productPath(product.offerId)}
      className="row-link line-clamp-1 min-w-0 grow basis-40 wrap-anywhere @xl:line-clamp-2"
    >
      {product.title}
    </Link>
  );
}

interface SignedAmountProps {
  readonly amount: NonNullable<ActivityEntry['amount']>;
  readonly isBack: boolean;
}

function SignedAmount({ amount, isBack }: SignedAmountProps) {
  const money = isBack ? { ...amount, amountMinor: -amount.amountMinor } : amount;
  return <Amount money={money} className={isBack ? 'text-warn' : 'font-semibold'} />;
}
