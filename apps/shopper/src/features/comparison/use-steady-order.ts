import { useState } from 'react';

export interface SteadyOrderTerms {
  readonly wanted: readonly string[];
  /** True while the list is hovered or contains the focus. */
  readonly isHeld: boolean;
  /** The person's sort and filter choice; a change applies at once, even while held. */
  readonly choice: string;
}

/** The order to show now, and pending changes. */
export interface SteadyOrder {
  readonly shown: readonly string[];
  /** The number of ids that aren't shown yet. */
  readonly waitingCount: number;
  /** Whether the shown order differs from the wanted one. */
  readonly isBehind: boolean;
  readonly catchUp: () => void;
}

/** Freezes a list while it is hovered or focused; only removed ids disappear at once. */
export function useSteadyOrder({ wanted, isHeld, choice }: SteadyOrderTerms): SteadyOrder {
  const [held, setHeld] = useState({ choice, ids: wanted });
  const follows = !isHeld || held.choice !== choice || held.ids.length === 0;
  if (follows && (held.choice !== choice || !isSameOrder(held.ids, wanted))) setHeld({ choice, ids: wanted });
  const shown = follows ? wanted : held.ids.filter((id) => wanted.includes(id));
  return {
    shown,
    waitingCount: wanted.filter((id) => !shown.includes(id)).length,
    isBehind: !isSameOrder(shown, wanted),
    catchUp: () => setHeld({ choice, ids: wanted }),
  };
}

function isSameOrder(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id, index) => id === other[index]);
}
