import { clickExclusions } from '@pricehunt/api-contract';
import { priceGapSteps } from '@pricehunt/api-contract/analytics';
import type { AnalyticsDimension } from '@pricehunt/api-contract/analytics';
import { oneOf } from '@pricehunt/web-shell';
import { useMessages } from '../messages/use-messages';
import { useOriginWords } from './use-origin-words';

/** Returns a function that names a value of a breakdown; products and others by the value itself. */
export function useValueName(): (by: AnalyticsDimension, value: string) => string {
  const { gaps } = useMessages().analytics;
  const { sourceName, countryName, deviceName } = useOriginWords();
  return (by, value) => {
    switch (by) {
      case 'source':
        return sourceName(value);
      case 'country':
        return countryName(value);
      case 'device':
        return deviceName(value);
      case 'price-gap': {
        const step = oneOf(priceGapSteps, value);
        return step === null ? value : gaps[step];
      }
      default:
        return value;
    }
  };
}

export function useLineName(): (by: AnalyticsDimension | 'exclusion', value: string | null) => string {
  const { analytics, activity } = useMessages();
  const nameOf = useValueName();
  const { dimensions, unknown } = analytics.breakdown;
  return (by, value) => {
    if (by !== 'exclusion') return `${dimensions[by]}: ${value === null ? unknown : nameOf(by, value)}`;
    const [reason = '', ...rest] = (value ?? '').split(':');
    const known = oneOf(clickExclusions, reason);
    const name = known === null ? reason : analytics.honest.reasons[known];
    const detail = rest.join(':');
    return detail === '' ? name : analytics.honest.because(name, activity.botReason(detail));
  };
}
