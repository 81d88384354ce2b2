import { attributionModels } from '@pricehunt/order-attribution';
import type { AttributionModel } from '@pricehunt/order-attribution';
import type { OrderTouch } from '@pricehunt/api-contract/orders';
import { Amount, ChoiceField, useMoments } from '@pricehunt/ui-kit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { useOriginWords } from '../../../words/use-origin-words';
import { useMoneyWords } from '../../../traffic/use-money-words';
import type { OrderReceipt } from '../requests/order-queries';
import { useShareWords } from '../use-receipt-sentence';

export type TouchpointTimelineProps = Pick<OrderReceipt, 'touches' | 'order' | 'refunds' | 'payingModel'>;

export function TouchpointTimeline({ touches, order, refunds, payingModel }: TouchpointTimelineProps) {
  const { receipt: words, orders } = useMessages();
  const [model, setModel] = useState<AttributionModel>(payingModel);
  const undone = undoneBy(order);
  const markOf = (touch: OrderTouch) => (
    <TouchMark key={touch.id} touch={touch} model={model} undone={undone} />
  );
  const before = touches.filter((touch) => !isAfterOrder(touch));
  const later = [
    ...touches.filter(isAfterOrder).map((touch) => ({ at: touch.at, mark: markOf(touch) })),
    ...refunds.map(({ id, at, amount }) => ({
      at,
      mark: (
        <Moment key={id} at={at}>
          <p className="font-semibold text-warn">
            {words.refundMade} <Amount money={{ ...amount, amountMinor: -amount.amountMinor }} />
          </p>
        </Moment>
      ),
    })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <section aria-labelledby="time-line" className="py-6">
      <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        <h2 id="time-line" className="grow text-xl">
          {words.timeLine}
        </h2>
        {touches.length === 0 ? null : (
          <ChoiceField
            label={words.underModel}
            hidesLabel
            value={model}
            choices={attributionModels}
            names={orders.models}
            onChoose={setModel}
          />
        )}
      </div>
      <ol className="ml-1.5 border-l border-line">
        {before.map(markOf)}
        <Moment at={order.placedAt} isFilled>
          <p className="font-semibold">
            {words.orderPlaced} {order.name}, <Amount money={order.total} />
          </p>
        </Moment>
        {later.map(({ mark }) => mark)}
      </ol>
    </section>
  );
}

/** Whether the touchpoint came after the order; the same under every model. */
function isAfterOrder({ credits }: OrderTouch): boolean {
  return credits.some(({ reason }) => reason === 'after-order');
}

/** Why the order earns nothing any more, or null. */
function undoneBy({ payment }: TouchpointTimelineProps['order']): 'refunded' | 'cancelled' | null {
  return payment === 'refunded' || payment === 'cancelled' ? payment : null;
}

interface TouchMarkProps {
  readonly touch: OrderTouch;
  readonly model: AttributionModel;
  readonly undone: 'refunded' | 'cancelled' | null;
}

function TouchMark({ touch, model, undone }: TouchMarkProps) {
  const { receipt: words, orders } = useMessages();
  const { sourceName } = useOriginWords();
  const { written } = useMoneyWords();
  const share = useShareWords();
  const credit = touch.credits.find((each) => each.model === model);
  const isCredited = credit !== undefined && credit.shareBasisPoints > 0;
  return (
    <Moment at={touch.at} isFilled={isCredited}>
      <p className={isCredited ? 'font-semibold' : 'text-ink-muted'}>
        {words.touchpointKinds[touch.kind]}
        {touch.product === null ? null : `: ${touch.product.title}`}
      </p>
      <p className="text-sm text-ink-muted">
        {[
          sourceName(touch.source === '' ? null : touch.source),
          touch.campaign,
          touch.isOwn ? words.own : '',
          touch.paidBy === null ? '' : words.paid(touch.paidBy),
          touch.isInWindow || isAfterOrder(touch) ? '' : words.notCounted,
        ]
          .filter((each) => each !== '')
          .join(' · ')}
      </p>
      {credit === undefined ? null : isCredited ? (
        <div className="mt-1.5 max-w-100">
          <span aria-hidden="true" className="block h-1.5 rounded-small bg-shade">
            <span
              className="block h-full rounded-small bg-accent"
              style={{ width: `${credit.shareBasisPoints / 100}%` }}
            />
          </span>
          <p className="tabular mt-1 text-sm text-accent">
            {undone === null || credit.credited.amountMinor !== 0
              ? words.share(share(credit.shareBasisPoints), written(credit.credited))
              : words.shareUndone[undone](share(credit.shareBasisPoints))}
          </p>
        </div>
      ) : (
        <p className="text-sm text-ink-muted">{orders.reasons[credit.reason]}</p>
      )}
    </Moment>
  );
}

interface MomentProps {
  readonly at: string;
  readonly isFilled?: boolean;
  readonly children: ReactNode;
}

function Moment({ at, isFilled = false, children }: MomentProps) {
  const { moment } = useMoments();
  return (
    <li className="relative grid gap-x-6 gap-y-1 pb-6 pl-6 last:pb-0 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <span
        aria-hidden="true"
        className={`absolute top-1.5 -left-[0.4rem] size-3 rounded-full border-2 ${isFilled ? 'border-accent bg-accent' : 'border-line-strong bg-paper'}`}
      />
      <time dateTime={at} className="tabular text-sm text-ink-muted">
        {moment(at)}
      </time>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  );
}
