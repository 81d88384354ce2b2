import type { Comparison } from '@pricehunt/api-contract';
import { Button, Notice } from '@pricehunt/ui-kit';
import { useSignInDoor } from '../../../account/sign-in-door';
import { useShopperSession } from '../../../account/use-account';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useTrackComparison } from '../requests/track-comparison';
import { AlertButton } from './alert-button';

export interface TrackPriceProps {
  readonly comparison: Comparison;
}

/** Tracks the price of a comparison's product, or explains why that isn't possible. */
export function TrackPrice({ comparison }: TrackPriceProps) {
  const { priceAlerts: words } = useMessages();
  const { isMock } = useShopperSession();
  const { tracking } = comparison;
  if (tracking === undefined || tracking === 'nothing-found') return null;
  const reason = tracking !== 'possible' ? words.cannotTrack[tracking] : isMock ? words.mockSentence : null;
  return (
    <section aria-label={words.trackThis} className="mt-6 border-t border-line pt-5">
      {reason === null ? (
        <TrackButton comparison={comparison} />
      ) : (
        <p className="max-w-prose text-ink-muted">{reason}</p>
      )}
    </section>
  );
}

/** Adds a product that isn't in the catalog first, which needs an account, and then sets the alert. */
function TrackButton({ comparison }: TrackPriceProps) {
  const { priceAlerts: words } = useMessages();
  const { account } = useShopperSession();
  const openSignIn = useSignInDoor();
  const sentenceOf = useFailureSentence();
  const { mutate, data, error, isPending } = useTrackComparison();
  const { requestId, product, offers } = comparison;
  const [first] = offers.ranked;
  const productId = data?.productId ?? product?.productId ?? null;
  const begin = () => {
    const track = () => mutate(requestId);
    if (account === null) openSignIn({ mode: 'signup', reason: words.signInReason, onSignedIn: track });
    else track();
  };
  return (
    <>
      <p className="mb-3 max-w-prose text-ink-muted">{words.trackThisLead}</p>
      {productId === null ? (
        <Button busy={isPending} onClick={begin}>
          {words.trackThis}
        </Button>
      ) : (
        <AlertButton
          productId={productId}
          price={first?.itemPrice ?? null}
          currency={offers.currency ?? 'EUR'}
          opensAtOnce={data !== undefined}
        />
      )}
      {error === null ? null : <Notice tone="danger" title={sentenceOf(error)} className="mt-3" />}
    </>
  );
}
