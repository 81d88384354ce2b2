import type { Comparison } from '@pricehunt/api-contract';
import { Button, Notice } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useSignInDoor } from '../../../account/sign-in-door';
import { useShopperSession } from '../../../account/use-account';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useWatchComparison } from '../requests/watch-comparison';
import { AlertButton } from './alert-button';

/** What a WatchPrice takes. */
export interface WatchPriceProps {
  readonly comparison: Comparison;
}

/**
 * Watches the price of what a comparison found. What the catalog does not have becomes a product of it first, for which an account is needed as
 * for any alert; the alert is set right after.
 */
export function WatchPrice({ comparison }: WatchPriceProps) {
  const { priceAlerts: words } = useMessages();
  const { account, isMock } = useShopperSession();
  const openSignIn = useSignInDoor();
  const sentenceOf = useFailureSentence();
  const [isRefused, setIsRefused] = useState(false);
  const { mutate, data, error, isPending } = useWatchComparison();
  const { requestId, product, offers } = comparison;
  const [first] = offers.ranked;
  const productId = data?.productId ?? product?.productId ?? null;
  const begin = () => {
    const watch = () => mutate(requestId);
    setIsRefused(isMock);
    if (isMock) return;
    if (account === null) openSignIn({ mode: 'signup', reason: words.signInReason, onSignedIn: watch });
    else watch();
  };
  const problem = isRefused ? words.mockSentence : error === null ? null : sentenceOf(error);
  return (
    <section aria-label={words.watchThis} className="mt-6 border-t border-line pt-5">
      <p className="mb-3 max-w-prose text-ink-muted">{words.watchThisLead}</p>
      {productId === null ? (
        <Button busy={isPending} onClick={begin}>
          {words.watchThis}
        </Button>
      ) : (
        <AlertButton
          productId={productId}
          price={first?.itemPrice ?? null}
          currency={offers.currency ?? 'EUR'}
          opensAtOnce={data !== undefined}
        />
      )}
      {problem === null ? null : <Notice tone="danger" title={problem} className="mt-3" />}
    </section>
  );
}
