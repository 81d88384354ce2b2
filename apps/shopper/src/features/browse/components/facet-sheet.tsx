import { Button, Dialog, useFigures } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import type { BrowseChoices } from '../browse-choices';
import type { FoundProducts } from '../requests/browse-products';
import { FacetPanel } from './facet-panel';

export interface FacetSheetProps {
  readonly found: FoundProducts | null;
  readonly choices: BrowseChoices;
  readonly onChoose: (choices: BrowseChoices) => void;
}

export function FacetSheet({ found, choices, onChoose }: FacetSheetProps) {
  const { filters } = useMessages().browse;
  const figure = useFigures();
  const [open, setOpen] = useState(false);
  return (
    <div className="lg:hidden">
      <Button
        className="max-sm:px-3"
        disabled={found === null}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {filters.open(figure(countOf(choices)))}
      </Button>
      <Dialog
        shape="sheet"
        title={filters.title}
        open={open && found !== null}
        onClose={() => setOpen(false)}
      >
        {found === null ? null : (
          <>
            <FacetPanel
              facets={found.facets}
              isLowerBound={found.totalIsLowerBound}
              choices={choices}
              onChoose={onChoose}
            />
            <div className="sticky bottom-0 -mx-6 mt-5 -mb-6 border-t border-line bg-surface p-4">
              <Button variant="primary" wide onClick={() => setOpen(false)}>
                {filters.show(figure(found.total), found.totalIsLowerBound)}
              </Button>
            </div>
          </>
        )}
      </Dialog>
    </div>
  );
}

function countOf(choices: BrowseChoices): number {
  const { brands, shops, attributes, conditions, isInStock, shipsFree, price } = choices;
  const single = [isInStock, shipsFree, price !== null].filter(Boolean).length;
  return brands.length + shops.length + attributes.length + conditions.length + single;
}
