import type { PricedOffer } from '@pricehunt/api-contract';
import { ButtonLink, SkeletonBlock } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { AddToListPlace } from '../account/add-to-list-place';
import { FavoritePlace } from '../account/favorite-place';
import type { FavoriteToggleProps } from '../account/favorite-toggle';
import { ShareButton } from '../catalog/share-button';
import { useMessages } from '../messages/use-messages';
import { OfferBar } from '../prices/offer-bar';
import { outwardLink } from '../tracking/outward-link';
import { useFollowTracking } from '../tracking/use-tracking';

export interface DecisionActionsProps {
  /** Whether today's price is good; above the actions, or below them on small screens. */
  readonly verdict: ReactNode;
  /** The best offer and the link to its shop; null when there is none, undefined while loading. */
  readonly best: { readonly priced: PricedOffer; readonly href: string } | null | undefined;
  /** Null when the product can't be saved. */
  readonly favorite: FavoriteToggleProps['favorite'] | null;
  /** The control that sets a price alert, in full or as an icon. */
  readonly alert: (look: { readonly isIcon: boolean }) => ReactNode;
  readonly title: string;
  /** Compares at more shops. */
  readonly compare?: ReactNode;
}

/** Go, alert, save, list, share and compare in one place; on phones the way to the shop stays at the foot. */
export function DecisionActions({ verdict, best, favorite, alert, title, compare }: DecisionActionsProps) {
  const { best: words } = useMessages().product;
  const follow = useFollowTracking();
  return (
    <div className="flex flex-col-reverse lg:flex-col">
      {verdict}
      <div className="mt-4 flex flex-wrap gap-3 max-sm:*:max-w-full max-sm:*:whitespace-normal">
        {best === undefined ? (
          <SkeletonBlock className="h-11 w-40 rounded-control" />
        ) : best === null ? null : (
          <ButtonLink
            href={best.href}
            {...outwardLink}
            variant="primary"
            className="max-w-full"
            onClick={() => follow(best.priced.offer)}
          >
            <span className="truncate py-1">{words.goTo(best.priced.offer.retailer.name)}</span>
          </ButtonLink>
        )}
        {alert({ isIcon: false })}
        {favorite === null ? null : <FavoritePlace look="button" favorite={favorite} />}
        {favorite?.productId ? <AddToListPlace productId={favorite.productId} /> : null}
        <ShareButton title={title} />
        {compare}
        {best === undefined || best === null ? null : (
          <OfferBar priced={best.priced} href={best.href} alert={alert({ isIcon: true })} />
        )}
      </div>
    </div>
  );
}
