import { listSourceFigures } from '@pricehunt/api-contract';
import type { sourcePeriods } from '@pricehunt/api-contract';
import { useState } from 'react';
import { useConsoleQuery } from '../../../console/console-queries';

/** A period that figures are given for, in days with today. */
export type SourcePeriod = (typeof sourcePeriods)[number];

/** Reads what each source did in a period that can be chosen; seven days at first. */
export function useSourceFigures() {
  const [days, setDays] = useState<SourcePeriod>('7');
  const query = useConsoleQuery(
    'sources',
    ['figures', days],
    (api) => api.call(listSourceFigures, { query: { days } }),
    { isLive: true },
  );
  return { query, days, setDays };
}
