import { productsOfAnAct } from '@pricehunt/api-contract';
import { useState } from 'react';

/** Which rows of the table are chosen. */
export interface ChosenProducts {
  readonly ids: ReadonlySet<string>;
  /** Whether no further product can be chosen: an act takes so many. */
  readonly isFull: boolean;
  readonly choose: (id: string, isChosen: boolean) => void;
  /** Chooses these, as far as there is room, or none of them. */
  readonly chooseAll: (ids: readonly string[], areChosen: boolean) => void;
  readonly clear: () => void;
}

/** The chosen rows of those that are listed: a row that the filters take away is chosen no more. */
export function useChosenProducts(listed: readonly string[]): ChosenProducts {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const ids = new Set(listed.filter((id) => kept.has(id)));
  const chooseAll = (wanted: readonly string[], areChosen: boolean) => {
    const next = new Set(ids);
    for (const id of wanted) {
      if (!areChosen) next.delete(id);
      else if (next.size < productsOfAnAct) next.add(id);
    }
    setKept(next);
  };
  return {
    ids,
    isFull: ids.size >= productsOfAnAct,
    choose: (id, isChosen) => chooseAll([id], isChosen),
    chooseAll,
    clear: () => setKept(new Set()),
  };
}
