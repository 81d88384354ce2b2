import { listSourceFigures } from '@pricehunt/api-contract/admin-sources';
import type { sourcePeriods } from '@pricehunt/api-contract/admin-sources';
import { useState } from 'react';
import { useConsoleQuery } from '../../../console/console-queries';

/** A period in days, including today. */
export type SourcePeriod = (typeof sourcePeriods)[number];

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
