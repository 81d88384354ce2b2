import { mergeProducts } from '@pricehunt/api-contract/admin-catalog';
import type { ProductView } from '@pricehunt/api-contract';
import type { MatchEvaluation } from '@pricehunt/api-contract/admin-matches';
import { Chip, DataTable, useFigures } from '@pricehunt/ui-kit';
import { generatePath } from 'react-router-dom';
import { ActButton } from '../../../console/components/act-button';
import { RoomLink } from '../../../console/components/room-link';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { JudgedMatch } from './match-evidence';

interface SimilarProduct {
  readonly product: ProductView;
  readonly offerCount: number;
  readonly match: MatchEvaluation;
  readonly decision: 'same' | 'apart' | null;
}

export interface SimilarProductsProps {
  readonly productId: string;
  readonly others: readonly SimilarProduct[];
}

/** The products that were compared with this one, and why they aren't merged. */
export function SimilarProducts({ productId, others }: SimilarProductsProps) {
  const { product: words, products } = useMessages().catalog;
  const figure = useFigures();
  if (others.length === 0) return <p className="text-ink-muted">{words.noSimilar}</p>;
  return (
    <DataTable
      caption={words.similarCaption}
      rows={others}
      rowKey={({ product }) => product.id}
      columns={[
        {
          id: 'product',
          name: products.product,
          cell: ({ product }) => (
            <span className="@max-xl:line-clamp-1">
              <RoomLink to={generatePath(routePaths.product, { productId: product.id })}>
                {product.title}
              </RoomLink>
            </span>
          ),
        },
        {
          id: 'match',
          name: words.match,
          namesItself: true,
          cell: ({ match, decision }) => (
            <JudgedMatch
              match={match}
              chip={decision === 'apart' ? <Chip>{words.keptApart}</Chip> : undefined}
            />
          ),
        },
        {
          id: 'offers',
          name: products.offers,
          isFigure: true,
          isForWide: true,
          cell: ({ offerCount }) => figure(offerCount).text,
        },
        {
          id: 'act',
          name: '',
          isFigure: true,
          cell: ({ product }) => <Merge productId={productId} other={product} />,
        },
      ]}
    />
  );
}

function Merge({ productId, other }: { readonly productId: string; readonly other: ProductView }) {
  const { product: words } = useMessages().catalog;
  return (
    <ActButton
      label={words.mergeThis}
      spokenLabel={words.mergeThisSpoken(other.title)}
      title={words.mergeThisTitle(other.title)}
      sentence={words.mergeSentence}
      submit={words.mergeThis}
      reason="required"
      act={(api, reason) =>
        api.call(mergeProducts, { params: { productId }, body: { otherIds: [other.id], reason } })
      }
      renews={['products', 'regroupings']}
      done={words.mergeDone}
    />
  );
}
