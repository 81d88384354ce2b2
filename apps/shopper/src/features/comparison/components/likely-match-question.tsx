import type { ComparedOffer } from '@pricehunt/api-contract/comparisons';
import { Amount, Button, useOfferWords } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { ProductPicture } from '../../../catalog/product-picture';

export interface LikelyMatchQuestionProps {
  readonly asked: ComparedOffer;
  readonly onAnswer: (answer: 'same' | 'other') => void;
}

/** Asks whether a likely match is the product, before any offer is called best. */
export function LikelyMatchQuestion({ asked, onAnswer }: LikelyMatchQuestionProps) {
  const { likely } = useMessages().comparison;
  const { total } = useOfferWords();
  const { offer, deliveredTotal, itemPrice } = asked;
  return (
    <section aria-labelledby="likely-match" className="pb-4">
      <h2 id="likely-match" className="text-[1.5rem] md:text-2xl">
        {likely.question}
      </h2>
      <div className="mt-3 flex items-center gap-4">
        <ProductPicture
          imageUrl={offer.imageUrl}
          className="size-20 flex-none rounded-small border border-line p-1"
        />
        <div className="min-w-0">
          <p className="line-clamp-3 leading-snug font-medium wrap-anywhere">{offer.title}</p>
          <p className="mt-1 text-sm text-ink-muted">
            {offer.retailer.name} · <Amount money={deliveredTotal ?? itemPrice ?? offer.price} />{' '}
            {total(offer, deliveredTotal !== null)}
          </p>
        </div>
      </div>
      <div className="mt-3 flex gap-3">
        <Button variant="primary" onClick={() => onAnswer('same')}>
          {likely.yes}
        </Button>
        <Button onClick={() => onAnswer('other')}>{likely.no}</Button>
      </div>
    </section>
  );
}
