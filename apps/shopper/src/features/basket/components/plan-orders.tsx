import type { BasketLineView, BasketOrder, BasketPlan } from '@pricehunt/api-contract/baskets';
import { formatMoney, subtractMoney } from '@pricehunt/offers';
import type { Money } from '@pricehunt/offers';
import { outboundHref } from '@pricehunt/tracking-client';
import { Amount, ButtonLink, Price, useDisplayLocale, useFigures, useOfferWords } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMoment } from '../../../browser/use-moment';
import { useMessages } from '../../../messages/use-messages';
import { outwardLink } from '../../../tracking/outward-link';
import { useFollowTracking } from '../../../tracking/use-tracking';

export interface PlanOrdersProps {
  readonly plan: BasketPlan;
  readonly lines: readonly BasketLineView[];
}

/** One order per shop, and a button that leads to their pages one after the other. */
export function PlanOrders({ plan, lines }: PlanOrdersProps) {
  const { basket: words } = useMessages();
  const figure = useFigures();
  const follow = useFollowTracking();
  const now = useMoment();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const pages = plan.orders.flatMap(({ lines: ofShop }) => ofShop);
  const hrefOf = ({ priced }: OrderedLine) =>
    outboundHref({ outbound: priced.outbound, source: 'basket' }, now.getTime());
  const open = ({ priced: { offer } }: OrderedLine) => {
    follow(offer);
    // Not before the browser has followed the link, which leads to the next shop from then on.
    setTimeout(() => setOpened((before) => new Set([...before, offer.id])));
  };
  const isOpened = ({ priced }: OrderedLine) => opened.has(priced.offer.id);
  const next = pages.find((page) => !isOpened(page));
  return (
    <div className="mt-6">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm text-ink-muted">
          {words.openedOf(
            figure(pages.length - pages.filter((page) => !isOpened(page)).length),
            figure(pages.length),
          )}
        </p>
        {next === undefined ? null : (
          <ButtonLink
            href={hrefOf(next)}
            {...outwardLink}
            variant="primary"
            className="max-w-full py-2 leading-snug whitespace-normal"
            onClick={() => open(next)}
            onAuxClick={() => open(next)}
          >
            {words.openNext(next.priced.offer.retailer.name)}
          </ButtonLink>
        )}
      </div>
      {plan.orders.map((order) => (
        <Order
          key={`${order.retailer.domain} ${order.seller ?? ''}`}
          order={order}
          titleOf={(productId) =>
            lines.find((line) => line.productId === productId)?.product?.title ?? words.unnamed
          }
          hrefOf={hrefOf}
          isOpened={isOpened}
          onOpen={open}
        />
      ))}
    </div>
  );
}

type OrderedLine = BasketOrder['lines'][number];

interface OrderProps {
  readonly order: BasketOrder;
  readonly titleOf: (productId: string) => string;
  readonly hrefOf: (line: OrderedLine) => string;
  readonly isOpened: (line: OrderedLine) => boolean;
  readonly onOpen: (line: OrderedLine) => void;
}

function Order({ order, titleOf, hrefOf, isOpened, onOpen }: OrderProps) {
  const { basket: words } = useMessages();
  const { retailer, seller, lines, items, shipping } = order;
  const total = { ...items, amountMinor: items.amountMinor + shipping.amountMinor };
  return (
    <section aria-label={retailer.name} className="border-t border-line py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">
          {retailer.name}
          {seller === null ? null : <span className="text-sm text-ink-muted"> {words.soldBy(seller)}</span>}
        </h3>
        <Price money={total} className="text-lg" />
      </div>
      <ul className="mt-2 grid gap-1">
        {lines.map((line) => (
          <li key={line.productId} className="flex items-baseline gap-3">
            <span className="tabular w-8 flex-none text-right text-ink-muted">
              {words.times(line.quantity)}
            </span>
            <a
              href={hrefOf(line)}
              target="_blank"
              rel="sponsored nofollow noopener noreferrer"
              className="min-w-0 grow py-0.5 text-link"
              onClick={() => onOpen(line)}
              onAuxClick={() => onOpen(line)}
            >
              {titleOf(line.productId)}
              <UnusualTerms line={line} />
              {isOpened(line) ? <span className="text-ink-muted"> {words.opened}</span> : null}
            </a>
            <Amount money={line.cost} className="flex-none" />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-muted">
        <ShippingOfOrder order={order} />
      </p>
    </section>
  );
}

/** The condition if it isn't new, and the tax if the price doesn't include it. */
function UnusualTerms({ line: { priced } }: { readonly line: OrderedLine }) {
  const { conditionAndStock, tax } = useOfferWords();
  const { condition, price } = priced.offer;
  const said = [
    condition === 'new' || condition === 'unknown'
      ? null
      : conditionAndStock({ condition, availability: 'unknown' }),
    tax({ ...priced.offer, currency: price.currency }),
  ].filter((each) => each !== null);
  return said.length === 0 ? null : <span className="block text-sm text-ink-muted">{said.join(', ')}</span>;
}

function ShippingOfOrder({ order: { items, shipping, freeFrom } }: { readonly order: BasketOrder }) {
  const { basket: words } = useMessages();
  const locale = useDisplayLocale();
  const written = (money: Money) => formatMoney(money, locale);
  if (shipping.amountMinor === 0) return words.shipsFree;
  if (freeFrom === undefined) return words.shipping(written(shipping));
  return words.shippingFreeFrom(
    written(shipping),
    written(freeFrom),
    written(subtractMoney(freeFrom, items)),
  );
}
