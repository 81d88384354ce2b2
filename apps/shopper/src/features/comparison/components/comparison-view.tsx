import type { ComparedOffer, Comparison, FoundProduct } from '@pricehunt/api-contract/comparisons';
import { outboundHref } from '@pricehunt/tracking-client';
import { SkeletonBlock, SourceProgress } from '@pricehunt/ui-kit';
import { ErrorBoundary, staysInPlace } from '@pricehunt/web-shell';
import { useRef } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { webLinkOrNull } from '../../../account/visits';
import { ProductPicture } from '../../../catalog/product-picture';
import { useMessages } from '../../../messages/use-messages';
import { totalHoldsOf } from '../../../prices/price-holds';
import { DecisionActions } from '../../../product-template/decision-actions';
import { HeadLayout } from '../../../product-template/head-layout';
import { PageSection } from '../../../product-template/page-section';
import { Specification } from '../../../product-template/specification';
import { useComparisonWords } from '../../../prices/ranking-words';
import { hasAlternatives, outcomeSentence } from '../comparison-words';
import { addMatchAnswer, answeredOffers, readMatchAnswers } from '../likely-match';
import { useMoment } from '../../../browser/use-moment';
import { BestOffer } from './best-offer';
import { FoundProducts } from './found-products';
import { FoundTitle } from './found-title';
import { LikelyMatchQuestion } from './likely-match-question';
import { NoAlternatives } from './no-alternatives';
import { OffersPanel } from './offers-panel';
import type { StockAlert } from './offers-panel';
import { ProductChoices } from './product-choices';
import { SimilarOffers } from './similar-offers';
import { SourceNotices } from './source-notices';
import { VariantChoice } from './variant-choice';
import { VariantGroups } from './variant-groups';
import { YourLink, YourLinkPlace } from './your-link';

/** What the catalog knows of the found product; its parts are those of the product's own page. */
interface CatalogParts {
  /** Until then the page shows no offers, because its variants stand above them. */
  readonly isLoading: boolean;
  readonly variants: ReactNode;
  readonly verdict: ReactNode;
  readonly history: ReactNode;
  readonly similar: ReactNode;
}

export interface ComparisonViewProps {
  readonly comparison: Comparison;
  readonly notice?: ReactNode;
  /** Null for a product that isn't in the catalog. */
  readonly catalog: CatalogParts | null;
  /** Renders the control that tracks the price. */
  readonly PriceTracking: PriceTracking;
  readonly StockAlert: StockAlert;
  /** What to offer when words found nothing. */
  readonly WordsNotFound: WordsNotFound;
}

type WordsNotFound = ComponentType<{ readonly words: string }>;
type PriceTracking = ComponentType<{ readonly comparison: Comparison; readonly isIcon?: boolean }>;

/** Sections below the offers appear once the search has ended, to avoid layout shifts. */
export function ComparisonView({
  comparison: found,
  notice,
  catalog,
  PriceTracking,
  StockAlert,
  WordsNotFound,
}: ComparisonViewProps) {
  const [query] = useSearchParams();
  const { offers, asked } = answeredOffers(found.offers, readMatchAnswers(query));
  const comparison = { ...found, offers };
  const { identification, product, sources, settledAt } = comparison;
  const now = useMoment();
  const wording = useComparisonWords();
  const isSettled = settledAt !== null;
  const isPending = identification.state === 'pending' && !isSettled;
  const choices = product?.choices;
  const parts = { comparison, catalog, asked, isAlone: isSettled && !hasAlternatives(offers), now };
  return (
    <div className="pt-3 pb-14">
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
      <HeadLayout
        picture={
          comparison.query === null || (product !== null && product.imageUrl !== null) ? (
            <Picture product={product} isPending={isPending} />
          ) : null
        }
        title={<FoundTitle comparison={comparison} isPending={isPending} />}
      >
        {isPending && comparison.query === null ? (
          <YourLinkPlace />
        ) : (
          <YourLink key={isPending ? 'pending' : 'found'} comparison={comparison} now={now} />
        )}
        <div className={isPending || catalog?.isLoading === true ? 'hidden' : ''}>
          {choices !== undefined ? (
            <VariantChoice choices={choices} comparisonId={comparison.requestId} />
          ) : (
            <Decision {...parts} PriceTracking={PriceTracking} WordsNotFound={WordsNotFound} />
          )}
        </div>
      </HeadLayout>
      {choices !== undefined ? null : (
        <div className={isPending || catalog?.isLoading === true ? 'hidden' : ''}>
          <OffersPanel comparison={comparison} now={now} StockAlert={StockAlert} />
          {isSettled ? <BelowOffers {...parts} /> : null}
          <SourceNotices offers={comparison.offers} />
        </div>
      )}
    </div>
  );
}

interface PictureProps {
  readonly product: FoundProduct | null;
  readonly isPending: boolean;
}

function Picture({ product, isPending }: PictureProps) {
  return isPending ? (
    <SkeletonBlock className="aspect-square w-full rounded-panel" />
  ) : (
    <ProductPicture
      imageUrl={product?.imageUrl ?? null}
      isFirst
      className="aspect-square w-full rounded-panel border border-line p-1.5 md:p-7"
    />
  );
}

interface OutcomeProps {
  readonly comparison: Comparison;
  readonly catalog: CatalogParts | null;
  readonly asked: ComparedOffer | null;
  /** Whether the search ended without another offer. */
  readonly isAlone: boolean;
  readonly now: Date;
}

/** The variants, the result in one sentence, the verdict on today's price, and what to do now. */
function Decision({
  comparison,
  catalog,
  asked,
  isAlone,
  now,
  PriceTracking,
  WordsNotFound,
}: OutcomeProps & Pick<ComparisonViewProps, 'PriceTracking' | 'WordsNotFound'>) {
  const { offers, product, link, requestId, settledAt } = comparison;
  const best = offers.ranked.find(({ offer }) => offer.id === offers.best?.offerId);
  const isSettled = settledAt !== null;
  const isAsking = asked !== null && isSettled;
  return (
    <>
      {catalog === null ? null : <div className="mb-4 empty:hidden">{catalog.variants}</div>}
      <Answer asked={isAsking ? asked : null}>
        {isAlone && comparison.query !== null ? (
          <ChoicesByWords
            comparison={comparison}
            words={comparison.query}
            now={now}
            WordsNotFound={WordsNotFound}
          />
        ) : isAlone ? (
          <NothingElse comparison={comparison} />
        ) : (
          <BestOffer comparison={comparison} isAsking={asked !== null} reservesRoom />
        )}
      </Answer>
      {product === null ? null : (
        <DecisionActions
          verdict={catalog?.verdict}
          best={
            !isSettled
              ? undefined
              : best === undefined
                ? null
                : {
                    priced: best,
                    href: outboundHref({ outbound: best.outbound, comparisonId: requestId }, now.getTime()),
                  }
          }
          favorite={favoriteOf(product, link)}
          alert={(look) =>
            !isSettled ? (
              <span aria-hidden="true" className="block h-11 w-40" />
            ) : isTrackable(comparison) ? (
              <PriceTracking {...look} comparison={comparison} />
            ) : null
          }
          title={product.title}
        />
      )}
    </>
  );
}

/** Null without a name, or without anything that finds the product again. */
function favoriteOf(product: FoundProduct, link: string | null) {
  const { productId, title, imageUrl, pastedOffer } = product;
  if (title === '' || (productId === null && link === null)) return null;
  return {
    productId,
    link,
    title: title.slice(0, 500),
    imageUrl: webLinkOrNull(imageUrl),
    priceWhenSaved: pastedOffer && (pastedOffer.deliveredTotal ?? pastedOffer.offer.price),
    ...(pastedOffer === null ? {} : { heldWhenSaved: totalHoldsOf(pastedOffer) }),
  };
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
              state: staysInPlace,
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
  WordsNotFound,
}: Pick<OutcomeProps, 'comparison' | 'now'> &
  Pick<ComparisonViewProps, 'WordsNotFound'> & { readonly words: string }) {
  const { offers, requestId } = comparison;
  const { found = [] } = offers;
  const place = { comparisonId: requestId, now };
  const unlisted = found.filter(({ productId }) => productId === null);
  return (
    <ProductChoices
      words={words}
      otherwise={
        found.length === 0 ? (
          <>
            <NothingElse comparison={comparison} />
            <WordsNotFound words={words} />
          </>
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

/** Other variants, history, specification and similar products, as on the product's own page. */
function BelowOffers({ comparison, catalog, isAlone, now }: OutcomeProps) {
  const { offers, product, query, requestId } = comparison;
  const [address] = useSearchParams();
  const { other } = readMatchAnswers(address);
  const { history } = useMessages().comparison;
  const areFindsAbove = isAlone && query !== null;
  // The catalog knows the prices of all shops; a match that the shopper rejected stays in any case.
  const similar =
    catalog === null ? offers.similar : offers.similar.filter(({ offer }) => other.includes(offer.id));
  return (
    <>
      {areFindsAbove ? null : (
        <FoundProducts groups={offers.found ?? []} comparisonId={requestId} now={now} />
      )}
      <VariantGroups groups={offers.variants} comparisonId={requestId} now={now} />
      {catalog !== null ? (
        <ErrorBoundary>{catalog.history}</ErrorBoundary>
      ) : product === null || query !== null ? null : (
        <PageSection id="price-history" title={history.titleUnknown}>
          <p className="text-ink-muted">{history.notInCatalog}</p>
        </PageSection>
      )}
      {product === null ? null : <Specification product={product} />}
      <SimilarOffers similar={similar} comparisonId={requestId} now={now} />
      {catalog?.similar}
    </>
  );
}
