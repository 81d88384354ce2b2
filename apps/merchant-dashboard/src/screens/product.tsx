import { ButtonLink, DefaultSkeleton, Notice, PageHeader } from '@pricehunt/ui-kit';
import { OtherAppLink, PageTitle } from '@pricehunt/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Answered } from '../page-parts/answered';
import { Breadcrumbs } from '../page-parts/breadcrumbs';
import { useBusiness } from '../business/use-business';
import { IssueList } from '../page-parts/issue-list';
import { HoldReasons } from '../features/products/components/hold-reasons';
import { MarketHistory } from '../features/products/components/market-history';
import { MarketOffers } from '../features/products/components/market-offers';
import { PageCheck } from '../features/products/components/page-check';
import { PricePositionPanel } from '../features/products/components/price-position-panel';
import { PricePreview } from '../features/products/components/price-preview';
import { ProductFacts } from '../features/products/components/product-facts';
import { ProductImage } from '../features/products/components/product-image';
import { ProductTraffic } from '../features/products/components/product-traffic';
import { productMarketQuery, productQuery } from '../features/products/requests/product-queries';
import { useAwaitedChecks } from '../features/products/use-awaited-checks';
import { Section } from '../page-parts/page-section';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** One product: its price against every other offer, traffic, issues, page check and catalog data. */
export function Product() {
  const { products: words } = useMessages();
  const { id } = useBusiness();
  const { openApi, readOrigins } = useMerchantServices();
  const { productId = '' } = useParams();
  const query = useQuery(productQuery(openApi, id, productId));
  const market = useQuery(productMarketQuery(openApi, id, productId));
  const awaited = useAwaitedChecks(query.data === undefined ? [] : [query.data.product], query.refetch);
  return (
    <>
      <PageTitle>{query.data?.product.title ?? words.title}</PageTitle>
      <Breadcrumbs trail={[{ name: words.title, to: routePaths.products }]} />
      <Answered query={query} heading={words.title} whileLoading={<DefaultSkeleton />}>
        {(answer) => {
          const { product, issues, pricePosition, lastCheck } = answer;
          return (
            <>
              <div className="flex items-start gap-4">
                <ProductImage key={product.id} address={product.imageUrl} className="my-6 size-18" />
                <div className="min-w-0 grow">
                  <PageHeader
                    title={product.title}
                    actions={
                      <>
                        {product.isShown ? (
                          <OtherAppLink
                            owner="shopper"
                            path={`/product/${encodeURIComponent(product.productId)}`}
                            readOrigins={readOrigins}
                          >
                            {words.toShopper}
                          </OtherAppLink>
                        ) : null}
                        <ButtonLink href={product.link} target="_blank" rel="noopener">
                          {words.toShop}
                          <span className="sr-only">{words.opensInNewTab}</span>
                        </ButtonLink>
                      </>
                    }
                  />
                </div>
              </div>
              {product.standing === 'shown' ? null : (
                <Notice
                  tone="warn"
                  title={words.notShownTitle}
                  className="mb-5"
                  action={
                    product.standing === 'domain-unproved' ? (
                      <ButtonLink to={`${routePaths.integrate}?step=domain`} size="small">
                        {words.verifyDomain}
                      </ButtonLink>
                    ) : undefined
                  }
                >
                  {words.notShownSentences[product.standing]}
                </Notice>
              )}
              <div className="max-w-280 divide-y divide-line border-y border-line">
                {product.standing === 'held' ? (
                  <Section title={words.hold.title}>
                    <HoldReasons productId={product.id} reasons={product.holdReasons} awaited={awaited} />
                  </Section>
                ) : null}
                <Section title={words.position.title}>
                  <PricePositionPanel price={product.price} position={pricePosition} />
                </Section>
                {pricePosition === null || pricePosition.best === null ? null : (
                  <Section title={words.preview.title}>
                    <PricePreview
                      key={product.id}
                      productId={product.id}
                      price={product.price}
                      winningPrice={pricePosition.winningPrice}
                    />
                  </Section>
                )}
                {product.isShown ? (
                  <>
                    <Section title={words.market.title}>
                      <Answered query={market} whileLoading={<DefaultSkeleton />}>
                        {({ offers }) => <MarketOffers offers={offers} />}
                      </Answered>
                    </Section>
                    <Section title={words.market.history}>
                      <Answered query={market} whileLoading={<DefaultSkeleton />}>
                        {(market) => <MarketHistory {...market} />}
                      </Answered>
                    </Section>
                  </>
                ) : null}
                <Section title={words.market.traffic}>
                  <Answered query={market} whileLoading={<DefaultSkeleton />}>
                    {({ traffic }) => <ProductTraffic offerId={product.id} traffic={traffic} />}
                  </Answered>
                </Section>
                <Section title={words.issues.title}>
                  {issues.length === 0 ? (
                    <p className="text-ink-muted">{words.issues.none}</p>
                  ) : (
                    <IssueList issues={issues.map((issue) => ({ ...issue, itemId: null }))} />
                  )}
                </Section>
                <Section title={words.check.title}>
                  <PageCheck productId={product.id} check={lastCheck} awaited={awaited} />
                </Section>
                <Section title={words.facts.title}>
                  <ProductFacts answer={answer} />
                </Section>
              </div>
            </>
          );
        }}
      </Answered>
    </>
  );
}
