import { useState } from 'react';
import { oneOf, useAddressQuery } from '@pricehunt/web-shell';
import { businessDays } from '@pricehunt/order-attribution';
import { useBusiness } from '../business/use-business';
import { periodFrom, queryOfPeriod } from './period';
import type { Period } from './period';

export const comparisons = ['previous', 'year', 'none'] as const;
export type Comparison = (typeof comparisons)[number];

export interface SelectedPeriod {
  readonly period: Period;
  readonly compare: Comparison;
  /** Today's calendar day in the business's time zone. */
  readonly today: string;
  readonly choosePeriod: (period: Period) => void;
  readonly chooseComparison: (compare: Comparison) => void;
}

/** Reads period and comparison from the URL; defaults to the last 30 days vs the previous period. */
export function useSelectedPeriod(): SelectedPeriod {
  const [query, change] = useAddressQuery();
  const { timeZone } = useBusiness();
  const [now] = useState(() => new Date());
  const today = businessDays(timeZone).dayOf(now);
  return {
    period: periodFrom(query, today),
    compare: oneOf(comparisons, query.get('compare')) ?? 'previous',
    today,
    choosePeriod: (period) => change(queryOfPeriod(period)),
    chooseComparison: (compare) => change({ compare: compare === 'previous' ? null : compare }),
  };
}
