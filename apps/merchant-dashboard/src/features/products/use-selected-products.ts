import { productsOfAnAct } from '@pricehunt/api-contract/merchant-products';
import { useState } from 'react';

export interface SelectedProducts {
  readonly ids: ReadonlySet<string>;
  /** Whether the selection limit is reached. */
  readonly isFull: boolean;
  readonly choose: (id: string, isChosen: boolean) => void;
  /** Selects as many of these as the limit allows, or deselects them. */
  readonly chooseAll: (ids: readonly string[], areChosen: boolean) => void;
  readonly clear: () => void;
}

/** The selected rows; rows hidden by filters are deselected. */
export function useSelectedProducts(listed: readonly string[]): SelectedProducts {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(listed.filter((id) => selected.has(id)));
  const chooseAll = (wanted: readonly string[], areChosen: boolean) => {
    const next = new Set(ids);
    for (const id of wanted) {
      if (!areChosen) next.delete(id);
      else if (next.size < productsOfAnAct) next.add(id);
    }
    setSelected(next);
  };
  return {
    ids,
    isFull: ids.size >= productsOfAnAct,
    choose: (id, isChosen) => chooseAll([id], isChosen),
    chooseAll,
    clear: () => setSelected(new Set()),
  };
}
