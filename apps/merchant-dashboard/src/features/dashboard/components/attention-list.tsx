import type { Attention } from '@pricehunt/api-contract/analytics';
import { ButtonLink, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { routePaths, runPath } from '../../../route-paths';

/** Items that need attention today, each with a link. */
export function AttentionList({ attention }: { readonly attention: readonly Attention[] }) {
  const { attention: words } = useMessages();
  return (
    <section aria-labelledby="attention" className="pb-8">
      <h2 id="attention" className="mb-2 text-xl">
        {words.title}
      </h2>
      {attention.length === 0 ? (
        <p className="text-ink-muted">{words.nothing}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {attention.map((each) => (
            <AttentionRow key={JSON.stringify(each)} attention={each} />
          ))}
        </ul>
      )}
    </section>
  );
}

function AttentionRow({ attention }: { readonly attention: Attention }) {
  const { attention: words } = useMessages();
  const sentence = useAttentionSentence(attention);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 sm:flex-nowrap">
      <span
        aria-hidden="true"
        className={`size-2 flex-none rounded-full ${isSevere(attention) ? 'bg-danger' : 'bg-warn'}`}
      />
      <p className="min-w-0 grow basis-60 wrap-anywhere">{sentence}</p>
      <ButtonLink to={wayTo(attention)} size="small">
        {words.ways[attention.kind]}
      </ButtonLink>
    </li>
  );
}

function useAttentionSentence(attention: Attention): string {
  const { attention: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  switch (attention.kind) {
    case 'price-losses':
      return words.priceLosses(figure(attention.productCount), figure(attention.clicks));
    case 'approval-pending':
      return words.approvalPending[attention.isVisible ? 'visible' : 'hidden'];
    case 'domain-unverified':
      return words.domainUnverified(attention.domain);
    case 'feed-failed':
      return words.feedFailed(attention.feedName, moment(attention.at));
    case 'feed-waits-for-confirmation':
      return words.feedWaits(attention.feedName);
    case 'feed-errors':
      return words.feedErrors(attention.feedName, figure(attention.errorCount));
    case 'out-of-stock':
      return words.outOfStock(figure(attention.productCount));
    case 'products-not-shown':
      return words.notShown(figure(attention.productCount));
    case 'integration-silent':
      return words.silent[attention.integration](moment(attention.lastAt));
  }
}

function wayTo(attention: Attention): string {
  switch (attention.kind) {
    case 'price-losses':
      return `${routePaths.analytics}?view=prices&gap=beaten`;
    case 'domain-unverified':
    case 'integration-silent':
    case 'approval-pending':
      return routePaths.integrate;
    case 'feed-failed':
    case 'feed-waits-for-confirmation':
    case 'feed-errors':
      return runPath(attention.feedId, attention.importId);
    case 'out-of-stock':
      return `${routePaths.products}?availability=out_of_stock`;
    case 'products-not-shown':
      return `${routePaths.products}?standing=hidden`;
  }
}

function isSevere({ kind }: Attention): boolean {
  return kind === 'domain-unverified' || kind === 'feed-failed' || kind === 'products-not-shown';
}
