import { EmptyState } from '@pricehunt/ui-kit';
import { OtherAppLink, PageTitle } from '@pricehunt/web-shell';
import { readOrigins } from '../environment';

/** What every page of the merchant dashboard shows until there are accounts to sign in to: that, and what works today. */
export function AccountsToCome() {
  return (
    <>
      <PageTitle>Sign in</PageTitle>
      <EmptyState
        title="Merchant accounts are not here yet"
        headingLevel={1}
        action={
          <OtherAppLink owner="shopper" path="/" readOrigins={readOrigins}>
            Go to the price comparison
          </OtherAppLink>
        }
      >
        <p>
          Signing in, registering a shop, its catalog and its figures arrive together with merchant accounts.
          Until then there is nothing behind this page, and nothing you could sign in to.
        </p>
      </EmptyState>
    </>
  );
}
