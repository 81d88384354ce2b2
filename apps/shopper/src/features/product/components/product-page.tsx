import { ApiError } from '@pricehunt/api-client';
import type { CategoryView, ProductView } from '@pricehunt/api-contract';
import { ButtonLink, EmptyState, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { ErrorBoundary, PageTitle } from '@pricehunt/web-shell';
import { Breadcrumbs } from '../../../catalog/breadcrumbs';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useLocalPrices } from '../../../prices/local-prices';
import { RetryNotice } from '../../../messages/retry-notice';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useMoment } from '../../../browser/use-moment';
import { useProduct, useProductOffers, useRelatedProducts } from '../requests/product-queries';
import { ProductDescription } from './product-description';
import { HeadLayout } from '../../../product-template/head-layout';
import { Specification } from '../../../product-template/specification';
import { ProductHead } from './product-head';
import type { PriceTracking } from './product-head';
import { ProductHistory } from './product-history';
import { ProductOffers } from './product-offers';
import type { StockAlert } from './product-offers';
import { SimilarProducts } from './similar-products';

export interface ProductPageProps {
  readonly productId: string;
  readonly PriceTracking: PriceTracking;
  readonly StockAlert: StockAlert;
}

/** Sections below the offers appear with them, to avoid layout shifts. */
export function ProductPage({ productId, PriceTracking, StockAlert }: ProductPageProps) {
  const { data, error, refetch } = useProduct(productId);
  const { product: words } = useMessages();
  const sentenceOf = useFailureSentence();
  if (data !== undefined)
    return <KnownProduct {...data} PriceTracking={PriceTracking} StockAlert={StockAlert} />;
  if (error === null) return <ProductPlace />;
  if (error instanceof ApiError && [404, 410].includes(error.details.status)) return <ProductGone />;
  return (
    <div className="py-10">
      <PageTitle>{words.failed}</PageTitle>
      <h1 className="mb-4 text-2xl">{words.failed}</h1>
      <RetryNotice tone="danger" title={sentenceOf(error)} onRetry={() => void refetch()} />
    </div>
  );
}

interface KnownProductProps {
  readonly product: ProductView;
  readonly categoryPath: readonly CategoryView[];
  readonly PriceTracking: PriceTracking;
  readonly StockAlert: StockAlert;
}

function KnownProduct({ product, categoryPath, PriceTracking, StockAlert }: KnownProductProps) {
  const now = useMoment();
  const offers = useProductOffers(product.id);
  const related = useRelatedProducts(product.id);
  const { isKnown: arePricesKnown } = useLocalPrices();
  const items = offers.data?.items ?? null;
  const bestOfferId = offers.data?.bestOfferId ?? null;
  return (
    <div className="pb-14">
      <PageTitle>{product.title}</PageTitle>
      <ProductDescription product={product} offers={items ?? []} />
      <Breadcrumbs path={categoryPath} title={product.title} />
      <ProductHead
        product={product}
        variants={related.isPending ? null : (related.data?.variants ?? [])}
        offers={items}
        bestOfferId={bestOfferId}
        ratesDate={offers.data?.ratesDate ?? null}
        hasFailed={offers.isError}
        now={now}
        PriceTracking={PriceTracking}
      />
      <ProductOffers
        productId={product.id}
        StockAlert={StockAlert}
        offers={items}
        bestOfferId={bestOfferId}
        ratesDate={offers.data?.ratesDate ?? null}
        error={offers.error}
        onRetry={() => void offers.refetch()}
        now={now}
      />
      {(items === null && !offers.isError) || !arePricesKnown ? null : (
        <>
          <ErrorBoundary>
            <ProductHistory productId={product.id} />
          </ErrorBoundary>
          <Specification product={product} />
          <SimilarProducts similar={related.data?.similar ?? []} />
        </>
      )}
    </div>
  );
}

function ProductGone() {
  const { gone } = useMessages().product;
  const { notFound } = useMessages().pages;
  return (
    <>
      <PageTitle>{gone.title}</PageTitle>
      <EmptyState
        title={gone.title}
        headingLevel={1}
        action={
          <>
            <ButtonLink to={routePaths.landing} variant="primary">
              {notFound.search}
            </ButtonLink>
            <ButtonLink to={routePaths.browse}>{gone.browse}</ButtonLink>
          </>
        }
      >
        {gone.sentence}
      </EmptyState>
    </>
  );
}

function ProductPlace() {
  const { product } = useMessages();
  return (
    <>
      <h1 className="sr-only">{product.loading}</h1>
      <SkeletonGroup>
        <div className="pt-5">
          <SkeletonBlock className="h-5 w-60 max-w-full" />
          <div className="min-h-dvh">
            <HeadLayout
              picture={<SkeletonBlock className="aspect-square w-full rounded-panel" />}
              title={
                <>
                  <SkeletonBlock className="h-5 w-24" />
                  <SkeletonBlock className="mt-2 h-10 w-11/12 max-w-120" />
                </>
              }
            >
              <SkeletonBlock className="h-11 w-48" />
              <SkeletonBlock className="mt-3 h-7 w-80 max-w-full" />
              <SkeletonBlock className="mt-12 h-11 w-64 max-w-full rounded-control" />
            </HeadLayout>
          </div>
        </div>
      </SkeletonGroup>
    </>
  );
}
