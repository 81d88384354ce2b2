import type { PricedOffer } from '@pricehunt/api-contract';
import { ButtonLink, Price, useOfferWords } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages';
import { outwardLink } from '../tracking/outward-link';
import { useFollowTracking } from '../tracking/use-tracking';
import { useIsPhone } from '../browser/use-media';

export interface OfferBarProps {
  readonly priced: PricedOffer;
  /** The link to the shop. */
  readonly href: string;
  /** Sets a price alert. */
  readonly alert: ReactNode;
}

/** The best total, its shop and the way there, at the foot of a phone's screen; it glides up for a question below it. */
export function OfferBar({ priced, href, alert }: OfferBarProps) {
  const { offerBar: words } = useMessages().product;
  const { total } = useOfferWords();
  const follow = useFollowTracking();
  const isPhone = useIsPhone();
  const { offer, deliveredTotal, itemPrice } = priced;
  if (!isPhone) return null;
  return (
    <section
      aria-label={words.label}
      data-at-foot="bar"
      className="fixed inset-x-0 bottom-0 z-20 flex translate-y-[calc(-1*var(--question,var(--foot,0px)))] items-center gap-2.5 border-t border-line bg-surface px-5 py-2 transition-[translate] print:hidden"
    >
      <p className="min-w-0 grow leading-tight">
        <Price money={deliveredTotal ?? itemPrice ?? offer.price} className="text-lg" />
        <span className="block truncate text-xs text-ink-muted">
          {offer.retailer.name}, {total(offer, deliveredTotal !== null)}
        </span>
      </p>
      {alert}
      <ButtonLink href={href} {...outwardLink} variant="primary" onClick={() => follow(offer)}>
        {words.go}
        <span className="sr-only"> {words.toShop(offer.retailer.name)}</span>
      </ButtonLink>
    </section>
  );
}
