import type { ComparedOffer, Comparison } from '@pricehunt/api-contract';
import { outboundHref } from '@pricehunt/tracking-client';
import { SourceProgress } from '@pricehunt/ui-kit';
import { ErrorBoundary } from '@pricehunt/web-shell';
import { useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { OfferBar } from '../../../prices/offer-bar';
import { useComparisonWords } from '../../../prices/ranking-words';
import { hasAlternatives, outcomeSentence } from '../comparison-words';
import { addMatchAnswer, answeredOffers, readMatchAnswers } from '../likely-match';
import { useMoment } from '../../../browser/use-moment';
import { BestOffer } from './best-offer';
import { FoundProducts } from './found-products';
import { LikelyMatchQuestion } from './likely-match-question';
import { NoAlternatives } from './no-alternatives';
import { OffersPanel } from './offers-panel';
import type { StockAlert } from './offers-panel';
import { ProductChoices } from './product-choices';
import { PriceHistory } from './price-history';
import { ProductPanel } from './product-panel';
import { SimilarOffers } from './similar-offers';
import { SourceNotices } from './source-notices';
import { VariantChoice } from './variant-choice';
import { VariantGroups } from './variant-groups';

export interface ComparisonViewProps {
  readonly comparison: Comparison;
  readonly notice?: ReactNode;
  /** Renders the control that tracks the price. */
  readonly PriceTracking: PriceTracking;
  readonly StockAlert: StockAlert;
}

type PriceTracking = ComponentType<{ readonly comparison: Comparison; readonly isIcon?: boolean }>;

/** Sections below the offers appear once the search has ended, to avoid layout shifts. */
export function ComparisonView({
  comparison: found,
  notice,
  PriceTracking,
  StockAlert,
}: ComparisonViewProps) {
  const [query] = useSearchParams();
  const { offers, asked } = answeredOffers(found.offers, readMatchAnswers(query));
  const comparison = { ...found, offers };
  const { identification, product, sources, settledAt } = comparison;
  const now = useMoment();
  const wording = useComparisonWords();
  const isSettled = settledAt !== null;
  const isAlone = isSettled && !hasAlternatives(offers);
  const isIdentified = identification.state !== 'pending';
  const choices = product?.choices;
  return (
    <div className="grid gap-x-10 gap-y-5 py-5 md:grid-cols-[minmax(0,min(16rem,38%))_minmax(0,1fr)] md:grid-rows-[auto_1fr] md:py-7 lg:grid-cols-[minmax(0,min(20rem,38%))_minmax(0,1fr)]">
      <div className="md:col-start-2">
        {notice}
        {choices === undefined ? <SourceProgress sources={sources} settled={isSettled} /> : null}
        <p role="status" className="sr-only">
          {choices !== undefined
            ? wording.words.variantChoice.title
            : !isSettled
              ? ''
              : asked === null
                ? outcomeSentence(offers, wording)
                : wording.words.likely.question}
        </p>
      </div>
      <div className="md:col-start-1 md:row-span-2 md:row-start-1">
        <ProductPanel comparison={comparison} now={now} />
      </div>
      <div className={isIdentified || isSettled ? 'min-w-0' : 'hidden min-w-0 md:block'}>
        {choices !== undefined ? (
          <VariantChoice choices={choices} comparisonId={comparison.requestId} />
        ) : (
          <Outcome {...{ comparison, asked, isAlone, now, PriceTracking, StockAlert }} />
        )}
      </div>
    </div>
  );
}

interface OutcomeProps {
  readonly comparison: Comparison;
  readonly asked: ComparedOffer | null;
  /** Whether the search ended without another offer. */
  readonly isAlone: boolean;
  readonly now: Date;
  readonly PriceTracking: PriceTracking;
  readonly StockAlert: StockAlert;
}

/** The result so far: the best offer, all offers and the sections below. */
function Outcome({ comparison, asked, isAlone, now, PriceTracking, StockAlert }: OutcomeProps) {
  const { ranked, best: decided } = comparison.offers;
  const best = ranked.find(({ offer }) => offer.id === decided?.offerId);
  const isAsking = asked !== null && comparison.settledAt !== null;
  return (
    <>
      <Answer asked={isAsking ? asked : null}>
        {isAlone && comparison.query !== null ? (
          <ChoicesByWords comparison={comparison} words={comparison.query} now={now} />
        ) : isAlone ? (
          <NothingElse comparison={comparison} />
        ) : (
          <BestOffer comparison={comparison} isAsking={asked !== null} reservesRoom />
        )}
      </Answer>
      <OffersPanel comparison={comparison} now={now} StockAlert={StockAlert} />
      {best === undefined || comparison.settledAt === null ? null : (
        <OfferBar
          priced={best}
          href={outboundHref({ outbound: best.outbound, comparisonId: comparison.requestId }, now.getTime())}
          alert={<PriceTracking isIcon comparison={comparison} />}
        />
      )}
      {comparison.settledAt === null || !isTrackable(comparison) ? null : (
        <PriceTracking comparison={comparison} />
      )}
      {comparison.settledAt === null ? null : (
        <BelowOffers comparison={comparison} areFindsAbove={isAlone && comparison.query !== null} now={now} />
      )}
      <SourceNotices offers={comparison.offers} />
    </>
  );
}

/** The question about a likely match, then the result, which takes the focus after an answer. */
function Answer({ asked, children }: Pick<OutcomeProps, 'asked'> & { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useSearchParams();
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {asked === null ? (
        children
      ) : (
        <LikelyMatchQuestion
          asked={asked}
          onAnswer={(answer) => {
            setQuery(addMatchAnswer(query, answer, asked.offer.id), {
              replace: true,
              preventScrollReset: true,
            });
            place.current?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}

/** The products that the search words may mean, from the catalog and from the shops. */
function ChoicesByWords({
  comparison,
  words,
  now,
}: Pick<OutcomeProps, 'comparison' | 'now'> & { readonly words: string }) {
  const { offers, requestId } = comparison;
  const { found = [] } = offers;
  const place = { comparisonId: requestId, now };
  const unlisted = found.filter(({ productId }) => productId === null);
  return (
    <ProductChoices
      words={words}
      otherwise={
        found.length === 0 ? (
          <NothingElse comparison={comparison} />
        ) : (
          <FoundProducts groups={found} {...place} />
        )
      }
      below={<FoundProducts groups={unlisted} {...place} />}
    />
  );
}

function isTrackable({ product, offers }: Comparison): boolean {
  return product !== null && offers.ranked.length + offers.unranked.length > 0;
}

function NothingElse({ comparison }: { readonly comparison: Comparison }) {
  return (
    <>
      <BestOffer comparison={comparison} isAsking={false} reservesRoom={false} />
      <NoAlternatives comparison={comparison} />
    </>
  );
}

interface BelowOffersProps extends Pick<OutcomeProps, 'comparison' | 'now'> {
  /** Whether the found products are already shown above. */
  readonly areFindsAbove: boolean;
}

function BelowOffers({ comparison, areFindsAbove, now }: BelowOffersProps) {
  const { offers, product, query, requestId } = comparison;
  return (
    <>
      {areFindsAbove ? null : (
        <FoundProducts groups={offers.found ?? []} comparisonId={requestId} now={now} />
      )}
      <VariantGroups groups={offers.variants} comparisonId={requestId} now={now} />
      {product === null || (query !== null && product.productId === null) ? null : (
        <ErrorBoundary>
          <PriceHistory productId={product.productId} currency={offers.currency} />
        </ErrorBoundary>
      )}
      <SimilarOffers similar={offers.similar} comparisonId={requestId} now={now} />
    </>
  );
}
