import { clickExclusions } from '@pricehunt/api-contract';
import { priceGapSteps } from '@pricehunt/api-contract/analytics';
import type { AnalyticsDimension } from '@pricehunt/api-contract/analytics';
import { oneOf } from '@pricehunt/web-shell';
import { useMessages } from '../messages/use-messages';
import { useOriginWords } from './use-origin-words';

export function useLineName(): (by: AnalyticsDimension | 'exclusion', value: string | null) => string {
  const { analytics, activity } = useMessages();
  const { sourceName, countryName, deviceName } = useOriginWords();
  const { dimensions, unknown } = analytics.breakdown;
  const nameOf = (by: AnalyticsDimension, value: string): string => {
    switch (by) {
      case 'source':
        return sourceName(value);
      case 'country':
        return countryName(value);
      case 'device':
        return deviceName(value);
      case 'price-gap': {
        const step = oneOf(priceGapSteps, value);
        return step === null ? value : analytics.gaps[step];
      }
      default:
        return value;
    }
  };
  return (by, value) => {
    if (by !== 'exclusion') return `${dimensions[by]}: ${value === null ? unknown : nameOf(by, value)}`;
    const [reason = '', ...rest] = (value ?? '').split(':');
    const known = oneOf(clickExclusions, reason);
    const name = known === null ? reason : analytics.honest.reasons[known];
    const detail = rest.join(':');
    return detail === '' ? name : analytics.honest.because(name, activity.botReason(detail));
  };
}
