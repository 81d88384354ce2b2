import type { Facets } from '@pricehunt/api-contract/browsing';
import { useAttributeNames } from '../../../catalog/attribute-names';
import { useAttributeValues } from '../../../catalog/attribute-values';
import { useMessages } from '../../../messages/use-messages';
import { isNarrowed, withChoices, withoutNarrowing } from '../browse-choices';
import type { BrowseChoices } from '../browse-choices';
import { usePriceWords } from '../price-words';

export interface ActiveChoicesProps {
  readonly choices: BrowseChoices;
  /** The names of shops; null until loaded. */
  readonly facets: Facets | null;
  readonly onChoose: (choices: BrowseChoices) => void;
}

export function ActiveChoices({ choices, facets, onChoose }: ActiveChoicesProps) {
  const { filters } = useMessages().browse;
  const active = useActiveChoices(choices, facets);
  if (!isNarrowed(choices)) return null;
  return (
    <ul aria-label={filters.active} className="flex flex-wrap items-center gap-2">
      {active.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            aria-label={filters.remove(label)}
            className="inline-flex min-h-9 items-center gap-2 rounded-full border border-accent bg-accent-soft px-3 text-sm leading-none font-semibold text-accent hover:border-accent-strong"
            onClick={() => onChoose(without)}
          >
            {label}
            <svg aria-hidden="true" viewBox="0 0 12 12" className="size-2.5">
              <path d="M1 1l10 10M11 1L1 11" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
            </svg>
          </button>
        </li>
      ))}
      {active.length < 2 ? null : (
        <li>
          <button
            type="button"
            className="text-link min-h-9 px-1 text-sm"
            onClick={() => onChoose(withoutNarrowing(choices))}
          >
            {filters.clear}
          </button>
        </li>
      )}
    </ul>
  );
}

interface ActiveChoice {
  readonly label: string;
  readonly without: BrowseChoices;
}

function useActiveChoices(choices: BrowseChoices, facets: Facets | null): readonly ActiveChoice[] {
  const { filters } = useMessages().browse;
  const priceWords = usePriceWords();
  const { brands, shops, conditions, isInStock, shipsFree, attributes, price } = choices;
  const taken = (label: string, changes: Partial<BrowseChoices>) => ({
    label,
    without: withChoices(choices, changes),
  });
  const attributeName = useAttributeNames();
  const attributeValue = useAttributeValues();
  const attributeLabel = ({ name, value }: BrowseChoices['attributes'][number]) => {
    const own = facets?.attributes.find((facet) => facet.name === name);
    const label = own?.values.find((each) => each.value === value)?.label ?? value;
    return `${attributeName(name)}: ${attributeValue(name, label)}`;
  };
  const shopName = (domain: string) =>
    facets?.retailer.find(({ value }) => value === domain)?.label ?? domain;
  return [
    ...(price === null ? [] : [taken(priceWords(price), { price: null })]),
    ...(isInStock ? [taken(filters.inStock, { isInStock: false })] : []),
    ...(shipsFree ? [taken(filters.freeShipping, { shipsFree: false })] : []),
    ...brands.map((brand) => taken(brand, { brands: brands.filter((each) => each !== brand) })),
    ...attributes.map((attribute) =>
      taken(attributeLabel(attribute), {
        attributes: attributes.filter(
          ({ name, value }) => name !== attribute.name || value !== attribute.value,
        ),
      }),
    ),
    ...shops.map((shop) => taken(shopName(shop), { shops: shops.filter((each) => each !== shop) })),
    ...conditions.map((condition) =>
      taken(filters.conditions[condition], { conditions: conditions.filter((each) => each !== condition) }),
    ),
  ];
}
