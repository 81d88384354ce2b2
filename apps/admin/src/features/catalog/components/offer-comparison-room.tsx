import { decideMatch } from '@pricehunt/api-contract/admin-matches';
import type { OfferComparison } from '@pricehunt/api-contract/admin-matches';
import { Amount, useMoments } from '@pricehunt/ui-kit';
import { generatePath } from 'react-router-dom';
import { ActButton } from '../../../console/components/act-button';
import type { ActButtonProps } from '../../../console/components/act-button';
import { Facts } from '../../../console/components/facts';
import { RoomLink } from '../../../console/components/room-link';
import { Section } from '../../../console/components/section';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { MatchEvidence, MatchLevel, usePercent } from './match-evidence';

export function OfferComparisonRoom({ comparison }: { readonly comparison: OfferComparison }) {
  const { comparison: words, match: matchWords } = useMessages().catalog;
  const { moment } = useMoments();
  const percent = usePercent();
  const { left, right, match, isOneProduct, decision } = comparison;
  return (
    <>
      <Section title={words.result}>
        <Facts
          facts={[
            {
              name: words.result,
              value: (
                <>
                  <MatchLevel level={match.level} /> {matchWords.consequence[match.level]}
                </>
              ),
            },
            {
              name: matchWords.likelihood,
              value: <span className="tabular">{percent(match.likelihood)}</span>,
            },
            { name: matchWords.evidence, value: <MatchEvidence match={match} /> },
          ]}
        />
      </Section>
      <Section title={words.grouping} actions={<Acts comparison={comparison} />}>
        <p>{isOneProduct ? words.oneProduct : words.twoProducts}</p>
        {decision === null ? null : (
          <p className="text-ink-muted">
            {words.decided[decision.decision]}: {words.by(decision.decidedBy, moment(decision.decidedAt))}
          </p>
        )}
      </Section>
      <Section title={words.offers}>
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
          <Side name={words.left} side={left} />
          <Side name={words.right} side={right} />
        </div>
      </Section>
    </>
  );
}

function Side({ name, side }: { readonly name: string; readonly side: OfferComparison['left'] }) {
  const { catalog, console: shared } = useMessages();
  const { comparison: words, product: productWords, products } = catalog;
  const { offer, product } = side;
  const attributes = Object.entries(offer.attributes).map(([key, value]) => `${key}: ${value}`);
  return (
    <section aria-label={name}>
      <h3 className="pb-2 text-sm font-semibold">{name}</h3>
      <Facts
        facts={[
          {
            name: words.offerTitle,
            value: (
              <a href={offer.link} target="_blank" rel="noreferrer" className="text-accent wrap-anywhere">
                {offer.title}
              </a>
            ),
          },
          { name: words.shop, value: offer.retailer.name },
          { name: productWords.price, value: <Amount money={offer.price} /> },
          { name: productWords.brand, value: offer.brand ?? shared.none },
          { name: products.gtin, value: offer.gtins.join(', ') || shared.none },
          { name: words.mpn, value: offer.mpn ?? shared.none },
          { name: words.attributes, value: attributes.join(', ') || shared.none },
          {
            name: words.product,
            value: (
              <RoomLink to={generatePath(routePaths.product, { productId: product.id })}>
                {product.title}
              </RoomLink>
            ),
          },
        ]}
      />
    </section>
  );
}

function Acts({
  comparison: { left, right, isOneProduct, decision },
}: {
  readonly comparison: OfferComparison;
}) {
  const { comparison: words } = useMessages().catalog;
  const decide = (to: 'same' | 'apart'): Pick<ActButtonProps<unknown>, 'act' | 'renews' | 'reason'> => ({
    act: (api, reason) =>
      api.call(decideMatch, {
        body: { left: left.offer.id, right: right.offer.id, decision: to, reason },
      }),
    renews: ['products', 'regroupings'],
    reason: 'required',
  });
  if (isOneProduct)
    return (
      <ActButton
        label={words.split}
        title={words.splitTitle}
        sentence={words.splitSentence}
        submit={words.split}
        done={words.splitDone}
        {...decide('apart')}
      />
    );
  return (
    <>
      <ActButton
        label={words.merge}
        title={words.mergeTitle}
        sentence={words.mergeSentence}
        submit={words.merge}
        done={words.mergeDone}
        {...decide('same')}
      />
      {decision?.decision === 'apart' ? null : (
        <ActButton
          label={words.keepApart}
          title={words.keepApartTitle}
          sentence={words.keepApartSentence}
          submit={words.keepApart}
          done={words.keepApartDone}
          {...decide('apart')}
        />
      )}
    </>
  );
}
