import type { Attention } from '@pricehunt/api-contract';
import { ButtonLink, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { routePaths, runPath } from '../../../route-paths';

/** Items that need attention, each with a link; renders nothing when there are none. */
export function AttentionList({ attention }: { readonly attention: readonly Attention[] }) {
  const { attention: words } = useMessages();
  if (attention.length === 0) return null;
  return (
    <section aria-labelledby="attention" className="py-6">
      <h2 id="attention" className="mb-2 text-xl">
        {words.title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {attention.map((each) => (
          <AttentionRow key={JSON.stringify(each)} attention={each} />
        ))}
      </ul>
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
    case 'domain-unverified':
    case 'integration-silent':
      return routePaths.integrate;
    case 'feed-failed':
    case 'feed-waits-for-confirmation':
    case 'feed-errors':
      return runPath(attention.feedId, attention.importId);
    case 'out-of-stock':
      return `${routePaths.products}?availability=out_of_stock`;
    case 'products-not-shown':
      return routePaths.products;
  }
}

function isSevere({ kind }: Attention): boolean {
  return kind === 'domain-unverified' || kind === 'feed-failed' || kind === 'products-not-shown';
}
