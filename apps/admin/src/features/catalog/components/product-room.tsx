import { splitProduct } from '@pricehunt/api-contract/admin-catalog';
import { getProductMatches } from '@pricehunt/api-contract/admin-matches';
import type { OfferView, ProductView } from '@pricehunt/api-contract';
import type { productDecisionSchema } from '@pricehunt/api-contract/admin-catalog';
import type { MatchEvaluation } from '@pricehunt/api-contract/admin-matches';
import { Amount, ButtonLink, DataTable, Notice, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { generatePath, useNavigate } from 'react-router-dom';
import type * as z from 'zod/mini';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { ActButton } from '../../../console/components/act-button';
import { Answered } from '../../../console/components/answered';
import { Facts } from '../../../console/components/facts';
import { RoomLink } from '../../../console/components/room-link';
import { RowSkeleton } from '../../../console/components/row-skeleton';
import { Section } from '../../../console/components/section';
import { useConsoleQuery } from '../../../console/console-queries';
import { JudgedMatch } from './match-evidence';
import { SimilarProducts } from './similar-products';

type ProductDecision = z.infer<typeof productDecisionSchema>;

export interface ProductRoomProps {
  readonly product: ProductView;
  readonly mergedInto: string | null;
  readonly offers: readonly OfferView[];
  readonly decisions: readonly ProductDecision[];
}

export function ProductRoom({ product, mergedInto, offers, decisions }: ProductRoomProps) {
  const { catalog, console: shared } = useMessages();
  const { product: words, products } = catalog;
  const matches = useConsoleQuery('products', ['matches', product.id], (api) =>
    api.call(getProductMatches, { params: { productId: product.id } }),
  );
  const matchOf = new Map(matches.data?.offers.map(({ offerId, match }) => [offerId, match]));
  return (
    <>
      {mergedInto === null ? null : (
        <Notice
          tone="info"
          title={words.mergedInto}
          className="mb-7"
          action={
            <RoomLink to={generatePath(routePaths.product, { productId: mergedInto })}>
              {words.toOther}
            </RoomLink>
          }
        />
      )}
      <Section title={words.facts}>
        <Facts
          facts={[
            { name: words.brand, value: product.brand ?? shared.none },
            { name: products.gtin, value: product.gtins.join(', ') || shared.none },
            { name: words.id, value: <span className="font-mono">{product.id}</span> },
          ]}
        />
      </Section>
      <ProductOffers productId={product.id} offers={offers} matchOf={matchOf} />
      <Section title={words.similar}>
        <Answered query={matches} whileLoading={<RowSkeleton />}>
          {({ others }) => <SimilarProducts productId={product.id} others={others} />}
        </Answered>
      </Section>
      <Section title={words.decisions}>
        <Decisions decisions={decisions} />
      </Section>
    </>
  );
}

interface ProductOffersProps {
  readonly productId: string;
  readonly offers: readonly OfferView[];
  readonly matchOf: ReadonlyMap<string, MatchEvaluation>;
}

function ProductOffers({ productId, offers, matchOf }: ProductOffersProps) {
  const { product: words } = useMessages().catalog;
  const figure = useFigures();
  const { moment } = useMoments();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const chosenIds = offers.map(({ id }) => id).filter((id) => chosen.has(id));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((was) => new Set(isChosen ? [...was, id] : [...was].filter((each) => each !== id)));
  return (
    <Section
      title={words.offers}
      actions={
        <>
          {chosenIds.length === 2 ? (
            <ButtonLink size="small" to={comparisonPath(chosenIds)}>
              {words.compareChosen}
            </ButtonLink>
          ) : null}
          <ActButton
            label={words.split}
            disabled={chosenIds.length === 0 || chosenIds.length === offers.length}
            title={words.splitTitle(figure(chosenIds.length))}
            sentence={words.splitSentence}
            submit={words.split}
            reason="required"
            act={(api, reason) =>
              api.call(splitProduct, { params: { productId }, body: { offerIds: chosenIds, reason } })
            }
            renews={['products', 'regroupings']}
            done={words.splitDone}
            onDone={({ product }) =>
              void navigate(generatePath(routePaths.product, { productId: product.id }))
            }
          />
        </>
      }
    >
      {offers.length === 0 ? (
        <p className="text-ink-muted">{words.noOffers}</p>
      ) : (
        <DataTable
          caption={words.offersCaption}
          rows={offers}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'offer',
              name: words.titleThere,
              cell: ({ id, title, link }) => (
                <span className="flex min-w-44 items-start gap-3">
                  <input
                    type="checkbox"
                    aria-label={words.choose(title)}
                    checked={chosen.has(id)}
                    className="mt-0.5 size-4.5 flex-none accent-accent"
                    onChange={({ target }) => choose(id, target.checked)}
                  />
                  <a
                    href={link}
                    target="_blank"
                    rel="noreferrer"
                    className="text-accent wrap-anywhere @max-xl:line-clamp-1"
                  >
                    {title}
                  </a>
                </span>
              ),
            },
            {
              id: 'match',
              name: words.match,
              namesItself: true,
              cell: ({ id }) => {
                const match = matchOf.get(id);
                return match === undefined ? null : <JudgedMatch match={match} />;
              },
            },
            {
              id: 'retailer',
              name: words.retailer,
              namesItself: true,
              cell: ({ retailer }) => retailer.name,
            },
            {
              id: 'price',
              name: words.price,
              isFigure: true,
              isBesideName: true,
              cell: ({ price }) => <Amount money={price} />,
            },
            {
              id: 'checked',
              name: words.checked,
              isFigure: true,
              isForWide: true,
              cell: ({ checkedAt }) => moment(checkedAt),
            },
          ]}
        />
      )}
    </Section>
  );
}

function comparisonPath([left = '', right = '']: readonly string[]): string {
  return `${routePaths.offerComparison}?${new URLSearchParams({ left, right }).toString()}`;
}

function Decisions({ decisions }: Pick<ProductRoomProps, 'decisions'>) {
  const { product: words } = useMessages().catalog;
  const { moment } = useMoments();
  if (decisions.length === 0) return <p className="text-ink-muted">{words.noDecisions}</p>;
  return (
    <DataTable
      caption={words.decisionsCaption}
      rows={decisions}
      rowKey={({ otherProductId, decidedAt }) => `${otherProductId} ${decidedAt}`}
      columns={[
        {
          id: 'other',
          name: words.other,
          cell: ({ otherProductId, otherTitle }) =>
            otherTitle === null ? (
              <span className="text-ink-muted">{words.gone}</span>
            ) : (
              <RoomLink to={generatePath(routePaths.product, { productId: otherProductId })}>
                {otherTitle}
              </RoomLink>
            ),
        },
        {
          id: 'decision',
          name: words.decision,
          namesItself: true,
          cell: ({ decision }) => words[decision],
        },
        {
          id: 'decided',
          name: words.decided,
          isFigure: true,
          namesItself: true,
          cell: ({ decidedAt, decidedBy }) => (
            <>
              <span className="@max-xl:hidden">{decidedBy}, </span>
              {moment(decidedAt)}
            </>
          ),
        },
      ]}
    />
  );
}
