import type { VariantChoice as Variant } from '@pricehunt/api-contract/comparisons';
import { formatMoney } from '@pricehunt/offers';
import { hostOf } from '@pricehunt/product-links';
import {
  Button,
  Form,
  Price,
  SelectField,
  useDisplayLocale,
  useFigures,
  useOfferWords,
} from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useBeginSearch } from '../../../search/begin-search';
import { useMessages } from '../../../messages/use-messages';
import { ProductPicture } from '../../../catalog/product-picture';
import { useShopperServices } from '../../../shopper-services';

export interface VariantChoiceProps {
  readonly choices: readonly Variant[];
  readonly comparisonId: string;
}

/** More variants than this, such as the sizes of a shoe, are chosen from a select. */
const listedMax = 8;

/** The variants of a page, or of the catalog, whose link chooses none; choosing one compares it, under an address of its own. */
export function VariantChoice({ choices, comparisonId }: VariantChoiceProps) {
  const { variantChoice: words } = useMessages().comparison;
  const figure = useFigures();
  const isOfCatalog = choices.some(({ productId }) => productId !== undefined);
  return (
    <section aria-labelledby="variant-choice">
      <h2 id="variant-choice" className="text-[1.5rem] md:text-2xl">
        {words.title}
      </h2>
      <p className="mt-2 mb-3 text-ink-muted">
        {isOfCatalog ? words.catalogLead(figure(choices.length)) : words.lead(figure(choices.length))}
      </p>
      {choices.length > listedMax ? (
        <VariantSelect choices={choices} comparisonId={comparisonId} />
      ) : (
        <VariantList choices={choices} comparisonId={comparisonId} />
      )}
    </section>
  );
}

function VariantList({ choices, comparisonId }: VariantChoiceProps) {
  const choose = useChoose(comparisonId);
  const { conditionAndStock } = useOfferWords();
  const { named } = useMessages().comparison;
  const figure = useFigures();
  const facts = ({ availability, offerCount }: Variant) =>
    [
      conditionAndStock({ condition: 'unknown', availability }),
      offerCount === undefined ? '' : named.offers(figure(offerCount)),
    ]
      .filter((fact) => fact !== '')
      .join(' · ');
  return (
    <ul className="border-t border-line">
      {choices.map((choice) => {
        const { name, imageUrl, price, link } = choice;
        return (
          <li key={link} className="border-b border-line">
            <button
              type="button"
              className="flex w-full items-center gap-4 rounded-control py-3 text-left hover:[&_[data-title]]:underline"
              onClick={() => choose(link, name)}
            >
              <ProductPicture imageUrl={imageUrl} className="size-14 flex-none rounded-small" />
              <span className="min-w-0 grow">
                <span data-title className="line-clamp-2 leading-snug font-medium">
                  {name}
                </span>
                <span className="block text-sm text-ink-muted first-letter:uppercase">{facts(choice)}</span>
              </span>
              {price === null ? null : <Price money={price} className="flex-none text-lg" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function VariantSelect({ choices, comparisonId }: VariantChoiceProps) {
  const choose = useChoose(comparisonId);
  const { variantChoice: words } = useMessages().comparison;
  const locale = useDisplayLocale();
  const [link, setLink] = useState(choices[0]?.link ?? '');
  const variant = choices.find((choice) => choice.link === link)?.name ?? '';
  return (
    <Form onSubmit={() => choose(link, variant)}>
      <SelectField label={words.label} value={link} onChange={({ target }) => setLink(target.value)}>
        {choices.map((choice) => (
          <option key={choice.link} value={choice.link}>
            {[choice.name, ...(choice.price === null ? [] : [formatMoney(choice.price, locale)])].join(' · ')}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="primary">
        {words.compare}
      </Button>
    </Form>
  );
}

/** Begins the search for a variant, with the page that the browser showed where its variants are of one. */
function useChoose(comparisonId: string): (link: string, variant: string) => void {
  const beginSearch = useBeginSearch();
  const { pageCaptures } = useShopperServices();
  return (link, variant) => {
    const capture = pageCaptures.find(comparisonId);
    const isOfPage = capture !== null && hostOf(capture.link) === hostOf(link);
    beginSearch({ url: link, variant, ...(isOfPage ? { capture } : {}) });
  };
}
