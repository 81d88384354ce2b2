import type { OfferView, Outbound } from '@pricehunt/api-contract';
import type { Comparison, ComparedOffer } from '@pricehunt/api-contract/comparisons';
import { outboundHref } from '@pricehunt/tracking-client';
import {
  Amount,
  Button,
  useDisplayLocale,
  useFigures,
  useKitMessages,
  useOfferWords,
} from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { searchResultsPath } from '../../../route-paths';
import { outwardLink } from '../../../tracking/outward-link';
import { useFollowTracking } from '../../../tracking/use-tracking';
import { useComparisonWords } from '../../../prices/ranking-words';
import type { ComparisonWords } from '../../../prices/ranking-words';
import { rowSentence, variantSentence, versionName } from '../comparison-words';
import { SourceNotices } from './source-notices';
import { VariantChoice } from './variant-choice';

export interface PlainResultsProps {
  readonly comparison: Comparison;
  readonly slug: string;
  readonly now: Date;
}

/** A search as one plain list, for old links, slow connections and printing. */
export function PlainResults({ comparison, slug, now }: PlainResultsProps) {
  const { plainResults: words, comparison: wording } = useMessages();
  const { timeAgo } = useOfferWords();
  const { offers: kitWords } = useKitMessages();
  const locale = useDisplayLocale();
  const { offers, product, query, link, startedAt, settledAt, requestId } = comparison;
  const title = product?.title || query || link || '';
  const started = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(startedAt));
  const { found = [] } = offers;
  const isEmpty = [offers.ranked, offers.unranked, offers.variants, found].every(
    ({ length }) => length === 0,
  );
  return (
    <article className="max-w-180 pt-7 pb-12">
      <PageTitle>{title}</PageTitle>
      <h1 className="text-2xl">{title}</h1>
      <p role="status" className="mt-2 text-ink-muted">
        {settledAt === null ? words.underWay : words.lead(started)}
      </p>
      {product?.choices === undefined ? null : (
        <div className="mt-6">
          <VariantChoice choices={product.choices} comparisonId={requestId} />
        </div>
      )}
      {isEmpty && settledAt !== null && product?.choices === undefined ? (
        <p className="mt-6">{words.none}</p>
      ) : null}
      <PlainList title={words.offers} offers={offers.ranked} requestId={requestId} now={now} />
      <PlainList title={words.unranked} offers={offers.unranked} requestId={requestId} now={now} />
      {offers.variants.map((group) => (
        <PlainList
          key={group.label}
          title={words.variant(versionName(group, wording.variants))}
          offers={group.offers}
          sentenceOf={variantSentence}
          requestId={requestId}
          now={now}
        />
      ))}
      {found.map((group) => (
        <PlainSection key={group.offers[0]?.offer.id} title={group.title} count={group.offers.length}>
          {group.offers.map(({ offer, outbound, deliveredTotal, itemPrice }) => (
            <li key={offer.id} className="flex items-baseline justify-between gap-4 py-2.5">
              <OutLink offer={offer} outbound={outbound} requestId={requestId} now={now}>
                {offer.retailer.name}
              </OutLink>
              <Amount money={deliveredTotal ?? itemPrice ?? offer.price} className="font-semibold" />
            </li>
          ))}
        </PlainSection>
      ))}
      <PlainSection title={words.similar} count={offers.similar.length}>
        {offers.similar.map(({ offer, outbound, deliveredTotal, itemPrice }) => (
          <li key={offer.id} className="py-2.5">
            <OutLink offer={offer} outbound={outbound} requestId={requestId} now={now}>
              {offer.title}
            </OutLink>{' '}
            <Amount money={deliveredTotal ?? itemPrice ?? offer.price} className="font-semibold" />{' '}
            <span className="text-sm text-ink-muted">{kitWords.checked(timeAgo(offer.checkedAt, now))}</span>
          </li>
        ))}
      </PlainSection>
      <SourceNotices offers={offers} />
      <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
        <Link to={searchResultsPath(requestId, slug)} className="text-link">
          {words.full}
        </Link>
        <Button size="small" onClick={() => window.print()}>
          {words.print}
        </Button>
      </p>
    </article>
  );
}

interface PlainListProps {
  readonly title: string;
  readonly offers: readonly ComparedOffer[];
  /** Why a row is listed. */
  readonly sentenceOf?: (compared: ComparedOffer, wording: ComparisonWords) => string | null;
  readonly requestId: string;
  readonly now: Date;
}

function PlainList({ title, offers, sentenceOf = rowSentence, requestId, now }: PlainListProps) {
  const wording = useComparisonWords();
  const { conditionAndStock, timeAgo, total } = useOfferWords();
  const { offers: kitWords } = useKitMessages();
  return (
    <PlainSection title={title} count={offers.length}>
      {offers.map((compared) => {
        const { offer, outbound, deliveredTotal, itemPrice } = compared;
        return (
          <li key={offer.id} className="break-inside-avoid py-2.5">
            <span className="flex items-baseline justify-between gap-4">
              <OutLink offer={offer} outbound={outbound} requestId={requestId} now={now}>
                {offer.retailer.name}
              </OutLink>
              <Amount money={deliveredTotal ?? itemPrice ?? offer.price} className="font-semibold" />
            </span>
            <span className="flex justify-between gap-4 text-sm text-ink-muted">
              <span>
                {[
                  conditionAndStock(offer),
                  sentenceOf(compared, wording),
                  kitWords.checked(timeAgo(offer.checkedAt, now)),
                ]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </span>
              <span className="max-w-1/2 flex-none text-right">{total(offer, deliveredTotal !== null)}</span>
            </span>
          </li>
        );
      })}
    </PlainSection>
  );
}

interface PlainSectionProps {
  readonly title: string;
  readonly count: number;
  readonly children: ReactNode;
}

function PlainSection({ title, count, children }: PlainSectionProps) {
  const { plainResults } = useMessages();
  const figure = useFigures();
  if (count === 0) return null;
  return (
    <section className="mt-7">
      <h2 className="text-lg">
        {title}{' '}
        <span className="font-sans text-sm font-normal tracking-normal text-ink-muted">
          {plainResults.count(figure(count))}
        </span>
      </h2>
      <ol className="mt-1 divide-y divide-line border-y border-line">{children}</ol>
    </section>
  );
}

interface OutLinkProps {
  readonly offer: OfferView;
  readonly outbound: Outbound;
  readonly requestId: string;
  readonly now: Date;
  readonly children: string;
}

function OutLink({ offer, outbound, requestId, now, children }: OutLinkProps) {
  const { actions } = useMessages();
  const follow = useFollowTracking();
  return (
    <a
      href={outboundHref({ outbound, comparisonId: requestId }, now.getTime())}
      {...outwardLink}
      onClick={() => follow(offer)}
      className="text-link font-medium"
    >
      {children}
      <span className="sr-only">, {actions.opensInNewTab}</span>
      <span className="hidden print:inline"> ({offer.retailer.domain})</span>
    </a>
  );
}
