import { useState } from 'react';

/** What a SteadyOrder is made from. */
export interface SteadyOrderTerms {
  /** The ids in the order that they should have. */
  readonly wanted: readonly string[];
  /** True while the list is hovered or contains the focus. */
  readonly isHeld: boolean;
  /** What the person chose; another choice is obeyed at once, held or not. */
  readonly choice: string;
}

/** The order to show now, and what waits. */
export interface SteadyOrder {
  readonly shown: readonly string[];
  /** How many ids are wanted and not shown yet. */
  readonly waitingCount: number;
  /** Whether what is shown differs from what is wanted. */
  readonly isBehind: boolean;
  readonly catchUp: () => void;
}

/**
 * Holds a list still while it is hovered or focused; only removed ids go at once. It updates when released, on another
 * choice, and when empty.
 */
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
