import { reportWrongPrice } from '@pricehunt/api-contract/reports';
import type { WrongPriceReason } from '@pricehunt/api-contract/reports';
import type { Money } from '@pricehunt/offers';
import { useMutation } from '@tanstack/react-query';
import { useShopperServices } from '../../../shopper-services';

export interface WrongPriceReport {
  readonly offerId: string;
  readonly reason: WrongPriceReason;
  readonly seenPrice: Money | null;
  readonly note: string;
}

export function useReportWrongPrice() {
  const { openApi } = useShopperServices();
  return useMutation({
    mutationFn: async ({ offerId, reason, seenPrice, note }: WrongPriceReport) => {
      const api = await openApi();
      const optional = {
        ...(seenPrice === null ? {} : { seenPrice }),
        ...(note.trim() === '' ? {} : { note: note.trim() }),
      };
      return (await api.call(reportWrongPrice, { body: { offerId, reason, ...optional } })).report;
    },
  });
}
