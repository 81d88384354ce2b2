import type { Facets } from '@pricehunt/api-contract/browsing';
import { conditions } from '@pricehunt/offers';
import { Link } from 'react-router-dom';
import { useFigures } from '@pricehunt/ui-kit';
import { useAttributeNames } from '../../../catalog/attribute-names';
import { useAttributeValues } from '../../../catalog/attribute-values';
import { useCategoryNames } from '../../../catalog/category-names';
import { useMessages } from '../../../messages/use-messages';
import { browsePath, withChoices } from '../browse-choices';
import type { BrowseChoices } from '../browse-choices';
import { FacetOptions } from './facet-options';
import type { FacetOption } from './facet-options';
import { PriceFacet } from './price-facet';

export interface FacetPanelProps {
  readonly facets: Facets;
  /** Whether the counts are of some of the products only, because more were found than are read. */
  readonly isLowerBound: boolean;
  readonly choices: BrowseChoices;
  readonly onChoose: (choices: BrowseChoices) => void;
}

export function FacetPanel({ facets, isLowerBound, choices, onChoose }: FacetPanelProps) {
  const { filters } = useMessages().browse;
  const attributeName = useAttributeNames();
  const attributeValue = useAttributeValues();
  const inStock = facets.availability.find(({ value }) => value === 'in_stock')?.count ?? 0;
  const change = (changes: Partial<BrowseChoices>) => onChoose(withChoices(choices, changes));
  return (
    <div className="grid grid-cols-1 gap-6">
      <CategoryNavigation facets={facets} isLowerBound={isLowerBound} choices={choices} />
      <PriceFacet
        // Resets the fields whenever the bounds change.
        key={JSON.stringify(choices.price)}
        bands={facets.price}
        isLowerBound={isLowerBound}
        chosen={choices.price}
        onChoose={(price) => change({ price })}
      />
      <FacetOptions
        isLowerBound={isLowerBound}
        title={filters.availability}
        options={[{ value: '1', label: filters.inStock, count: inStock }]}
        chosen={choices.isInStock ? ['1'] : []}
        onChoose={(chosen) => change({ isInStock: chosen.length > 0 })}
      />
      <FacetOptions
        isLowerBound={isLowerBound}
        title={filters.shipping}
        options={[{ value: 'free', label: filters.freeShipping, count: facets.shipping[0]?.count ?? 0 }]}
        chosen={choices.shipsFree ? ['free'] : []}
        onChoose={(chosen) => change({ shipsFree: chosen.length > 0 })}
      />
      <FacetOptions
        isLowerBound={isLowerBound}
        title={filters.brand}
        options={facets.brand}
        chosen={choices.brands}
        onChoose={(brands) => change({ brands })}
      />
      {facets.attributes.map(({ name, values }) => (
        <FacetOptions
          key={name}
          isLowerBound={isLowerBound}
          title={attributeName(name)}
          options={values.map((each) => ({ ...each, label: attributeValue(name, each.label) }))}
          chosen={choices.attributes.filter((each) => each.name === name).map(({ value }) => value)}
          onChoose={(chosen) =>
            change({
              attributes: [
                ...choices.attributes.filter((each) => each.name !== name),
                ...chosen.map((value) => ({ name, value })),
              ],
            })
          }
        />
      ))}
      <FacetOptions
        isLowerBound={isLowerBound}
        title={filters.shop}
        options={facets.retailer}
        chosen={choices.shops}
        onChoose={(shops) => change({ shops })}
      />
      <FacetOptions
        isLowerBound={isLowerBound}
        title={filters.condition}
        options={useConditionOptions(facets)}
        chosen={choices.conditions}
        onChoose={(chosen) =>
          change({ conditions: conditions.filter((condition) => chosen.includes(condition)) })
        }
      />
    </div>
  );
}

function useConditionOptions(facets: Facets): readonly FacetOption[] {
  const { filters } = useMessages().browse;
  return conditions.flatMap((condition) => {
    const facet = facets.condition.find(({ value }) => value === condition);
    return facet === undefined ? [] : [{ ...facet, label: filters.conditions[condition] }];
  });
}

/** The categories as links with product counts under the other filters. */
function CategoryNavigation({ facets, isLowerBound, choices }: Omit<FacetPanelProps, 'onChoose'>) {
  const { allProducts, filters } = useMessages().browse;
  const figure = useFigures();
  const nameOf = useCategoryNames();
  const categories = [
    { value: null, label: allProducts, count: null },
    ...facets.category.map(({ value, name, count }) => ({ value, label: nameOf(name), count })),
  ];
  return (
    <nav aria-label={filters.category}>
      <h2 className="font-sans text-sm font-semibold tracking-normal">{filters.category}</h2>
      <ul className="mt-1.5">
        {categories.map(({ value, label, count }) => (
          <li key={value}>
            <Link
              to={browsePath(withChoices(choices, { category: value }))}
              aria-current={choices.category === value ? 'page' : undefined}
              className="flex min-h-8 items-center justify-between gap-3 rounded-small text-[0.9375rem] text-ink no-underline hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-accent"
            >
              <span className="min-w-0 truncate">{label}</span>
              {count === null ? null : (
                <span className="tabular text-sm font-normal text-ink-muted">
                  {filters.counted(figure(count), isLowerBound)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
