import { useAddressToken } from '@pricehunt/account-forms';
import { enterViewAs } from '@pricehunt/api-contract/admin-businesses';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { DefaultSkeleton, EmptyState } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The page at /view-as: an admin's one-time token opens a business's dashboard. */
export function ViewAs() {
  const { viewing: words } = useMessages();
  const { openApi } = useMerchantServices();
  const { refresh } = useBusinessAuth();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const token = useAddressToken();
  const isUsable = enterViewAs.body.shape.token.safeParse(token).success;
  const { mutate, isError } = useMutation({
    mutationFn: async () => (await openApi()).call(enterViewAs, { body: { token } }),
    onSuccess: async () => {
      await refresh();
      queryClient.clear();
      void navigate(routePaths.dashboard, { replace: true });
    },
  });
  const hasRequested = useRef(false);
  useEffect(() => {
    if (hasRequested.current || !isUsable) return;
    hasRequested.current = true;
    mutate();
  }, [isUsable, mutate]);
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      {isError || !isUsable ? (
        <EmptyState title={words.broken} headingLevel={1}>
          {words.brokenSentence}
        </EmptyState>
      ) : (
        <DefaultSkeleton />
      )}
    </>
  );
}
