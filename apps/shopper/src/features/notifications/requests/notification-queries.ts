import {
  connectNotificationService,
  getNotificationTimes,
  removeNotificationService,
  saveNotificationTimes,
  testNotificationChannel,
  testNotificationService,
} from '@pricehunt/api-contract/notifications';
import type { NotificationSettings, NotificationTimes } from '@pricehunt/api-contract/notifications';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccountId } from '../../../account/use-account';
import { useShopperServices } from '../../../shopper-services';

export function useConnectService() {
  const { openApi } = useShopperServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (wished: { readonly name: string; readonly settings: NotificationSettings }) =>
      (await openApi()).call(connectNotificationService, { body: wished }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['notification-services'] }),
  });
}

export function useRemoveService() {
  const { openApi } = useShopperServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (serviceId: string) =>
      (await openApi()).call(removeNotificationService, { params: { serviceId } }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['notification-services'] }),
        queryClient.invalidateQueries({ queryKey: ['alerts'] }),
      ]),
  });
}

export function useTestService() {
  const { openApi } = useShopperServices();
  return useMutation({
    mutationFn: async (serviceId: string) =>
      (await openApi()).call(testNotificationService, { params: { serviceId } }),
  });
}

export function useTestChannel(channel: 'email' | 'push') {
  const { openApi } = useShopperServices();
  return useMutation({
    mutationFn: async () => (await openApi()).call(testNotificationChannel, { params: { channel } }),
  });
}

export function useNotificationTimes() {
  const { openApi } = useShopperServices();
  const accountId = useAccountId();
  return useQuery({
    queryKey: ['notification-times', accountId],
    queryFn: async ({ signal }) => (await openApi()).call(getNotificationTimes, {}, { signal }),
    select: ({ times }) => times,
    enabled: accountId !== null,
    retry: isWorthRetrying,
  });
}

export function useSaveTimes() {
  const { openApi } = useShopperServices();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (times: NotificationTimes) =>
      (await openApi()).call(saveNotificationTimes, { body: times }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['notification-times'] }),
  });
}
