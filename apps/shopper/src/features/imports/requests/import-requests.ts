import { previewImport, saveImport } from '@pricehunt/api-contract/imports';
import type { ImportedEntry } from '@pricehunt/api-contract/imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSignOutCheck } from '../../../account/use-sign-out-check';
import { usePlace } from '../../../place/use-place';
import { useShopperServices } from '../../../shopper-services';

/** Reads a text without saving anything. */
export function usePreviewImport() {
  const { openApi } = useShopperServices();
  const { place } = usePlace();
  const checkIfSignedOut = useSignOutCheck();
  return useMutation({
    mutationFn: async (text: string) => {
      const { currency, country } = place;
      return (await openApi()).call(previewImport, { query: { country }, body: { text, currency } });
    },
    onError: checkIfSignedOut,
  });
}

export function useSaveImport() {
  const { openApi } = useShopperServices();
  const { country } = usePlace().place;
  const queryClient = useQueryClient();
  const checkIfSignedOut = useSignOutCheck();
  return useMutation({
    mutationFn: async (entries: readonly ImportedEntry[]) =>
      (await openApi()).call(saveImport, {
        query: { country },
        body: {
          entries: entries.map(({ product, link, title, alerts, currency }) => ({
            productId: product?.id ?? null,
            link,
            title: product?.title ?? title,
            alerts,
            currency,
          })),
        },
      }),
    onSuccess: () => queryClient.invalidateQueries(),
    onError: checkIfSignedOut,
  });
}
