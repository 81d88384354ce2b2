import type { Comparison } from '@pricehunt/api-contract/comparisons';
import type { Money } from '@pricehunt/offers';
import { Button, Notice } from '@pricehunt/ui-kit';
import { useSignInDoor } from '../../../account/use-sign-in-door';
import { useShopperSession } from '../../../account/use-account';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { isSoldOut } from '../../../prices/sold-out-offers';
import { useTrackComparison } from '../requests/track-comparison';
import { AlertButton, Bell } from './alert-button';
import type { AlertButtonProps } from './alert-button';

export interface TrackPriceProps {
  readonly comparison: Comparison;
  /** Shows only the bell, or nothing when tracking isn't possible. */
  readonly isIcon?: boolean;
}

/** Tracks the price of a comparison's product, or explains why that isn't possible. */
export function TrackPrice({ comparison, isIcon = false }: TrackPriceProps) {
  const { priceAlerts: words } = useMessages();
  const { isMock } = useShopperSession();
  const { tracking, offers } = comparison;
  if (tracking === undefined || tracking === 'nothing-found') return null;
  const reason = tracking !== 'possible' ? words.cannotTrack[tracking] : isMock ? words.mockSentence : null;
  const button = (
    <TrackButton
      comparison={comparison}
      price={startingPrice(comparison)}
      currency={offers.currency ?? 'EUR'}
      isIcon={isIcon}
    />
  );
  if (isIcon) return reason === null ? button : null;
  return (
    <section aria-label={words.trackThis} className="contents">
      {reason === null ? (
        button
      ) : (
        <p className="order-last w-full max-w-prose text-sm text-ink-muted">{reason}</p>
      )}
    </section>
  );
}

/** The item price of the best offer, else of the pasted link unless it is out of stock. */
function startingPrice({ offers, product }: Comparison): Money | null {
  const best = offers.ranked.find(({ offer }) => offer.id === offers.best?.offerId);
  const pasted = product?.pastedOffer ?? null;
  return (best ?? (pasted === null || isSoldOut(pasted) ? null : pasted))?.itemPrice ?? null;
}

interface TrackButtonProps extends Omit<AlertButtonProps, 'productId' | 'opensAtOnce'> {
  readonly comparison: Comparison;
}

/** Adds a product that isn't in the catalog first, which needs an account, and then sets the alert. */
export function TrackButton({ comparison, ...alert }: TrackButtonProps) {
  const { priceAlerts: words } = useMessages();
  const { account } = useShopperSession();
  const openSignIn = useSignInDoor();
  const sentenceOf = useFailureSentence();
  const { mutate, data, error, isPending } = useTrackComparison();
  const { requestId, product } = comparison;
  const productId = data?.productId ?? product?.productId ?? null;
  const begin = () => {
    const track = () => mutate(requestId);
    if (account === null) openSignIn({ mode: 'signup', reason: words.signInReason, onSignedIn: track });
    else track();
  };
  return (
    <>
      {productId === null ? (
        <Button busy={isPending} onClick={begin}>
          {alert.isIcon === true ? <Bell isRinging={false} /> : null}
          <span className={alert.isIcon === true ? 'sr-only' : undefined}>
            {alert.label ?? words.trackThis}
          </span>
        </Button>
      ) : (
        <AlertButton {...alert} productId={productId} opensAtOnce={data !== undefined} />
      )}
      {error === null ? null : <Notice tone="danger" title={sentenceOf(error)} className="mt-3" />}
    </>
  );
}
