import type { ActivityEntry } from '@pricehunt/api-contract/activity';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import { useMessages } from '../messages/use-messages';

export function useOriginWords(): {
  /** The name of a known source, or the source itself; "Unknown" for null. */
  readonly sourceName: (source: string | null) => string;
  readonly countryName: (country: string | null) => string;
  readonly deviceName: (device: string | null) => string;
  readonly visitorWords: (entry: Pick<ActivityEntry, 'device' | 'country'>) => string;
} {
  const { origins: words } = useMessages();
  const locale = useDisplayLocale();
  const sources = new Map(Object.entries(words.sources));
  const devices = new Map(Object.entries(words.devices));
  const countryName = (country: string | null) =>
    country === null
      ? words.unknown
      : (new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(country) ?? country);
  const deviceName = (device: string | null) =>
    device === null ? words.unknown : (devices.get(device) ?? device);
  return {
    sourceName: (source) => (source === null ? words.unknown : (sources.get(source) ?? source)),
    countryName,
    deviceName,
    visitorWords: ({ device, country }) =>
      [device === null ? null : deviceName(device), country === null ? null : countryName(country)]
        .filter((each) => each !== null)
        .join(', '),
  };
}
