import { getPixel, reportFromPixel } from '@pricehunt/api-contract/incoming-orders';
import { referenceNames } from '@pricehunt/order-attribution';
import type { OrderSourceRow } from '@pricehunt/storage';
import type { Needs } from '../services';

export function pixelSettingsOf(
  { origins }: Needs<'origins'>,
  source: OrderSourceRow,
  clickParameter: string,
) {
  return {
    key: source.publishableKey ?? '',
    link: `${origins.shopper}${reportFromPixel.path}`,
    parameters: [...new Set([clickParameter, ...referenceNames].map((name) => name.toLowerCase()))],
    isConsentRequired: source.isConsentRequired,
  };
}

export function pixelSnippet({ origins }: Needs<'origins'>, publishableKey: string): string {
  return `<script async src="${origins.shopper}${getPixel.path}?key=${publishableKey}"></script>`;
}
