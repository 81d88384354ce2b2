import type { Utm } from '@pricehunt/click-attribution';
import { parsedRecord } from './stored-values';

export function utmIn(text: string | null): Utm | null {
  const record = parsedRecord(text);
  if (record === null) return null;
  const valueOf = (name: keyof Utm) => {
    const value = record[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    source: valueOf('source'),
    medium: valueOf('medium'),
    campaign: valueOf('campaign'),
    term: valueOf('term'),
    content: valueOf('content'),
  };
}
