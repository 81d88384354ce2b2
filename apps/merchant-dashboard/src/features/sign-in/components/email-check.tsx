import { verifyBusinessEmail } from '@pricehunt/api-contract';
import { authFailureOf, useBusinessAuth } from '@pricehunt/auth-context';
import { Button, ButtonLink, EmptyState, Notice, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useMerchantServices } from '../../../merchant-services';
import { useRefusal } from '../use-refusal';

/** Proves an address by the token of a mailed link, by one POST when the page has been opened (CSRF-5: no GET does it). */
export function EmailCheck({ token }: { readonly token: string }) {
  const { frame, signIn: words } = useMessages();
  const { openApi } = useMerchantServices();
  const { refresh } = useBusinessAuth();
  const refusalOf = useRefusal();
  const { mutate, data, error } = useMutation({
    mutationFn: async () => {
      const api = await openApi();
      return api.call(verifyBusinessEmail, { body: { token } });
    },
    onSuccess: () => refresh(),
  });
  const isUsable = verifyBusinessEmail.body.shape.token.safeParse(token).success;
  const hasAsked = useRef(false);
  useEffect(() => {
    if (hasAsked.current || !isUsable) return;
    hasAsked.current = true;
    mutate();
  }, [isUsable, mutate]);
  if (data !== undefined) {
    return (
      <div role="status">
        <p className="text-lg font-semibold">{words.verify.done}</p>
        <p className="mt-1 mb-5 text-ink-muted">{words.verify.doneNext(data.email)}</p>
        <ButtonLink to={routePaths.dashboard}>{words.verify.toDashboard}</ButtonLink>
      </div>
    );
  }
  const failure = error === null ? null : authFailureOf(error, error.message);
  if (!isUsable || failure?.code === 'auth.token-invalid') {
    return (
      <EmptyState
        title={words.verify.broken}
        action={<ButtonLink to={routePaths.dashboard}>{words.verify.toDashboard}</ButtonLink>}
      >
        {words.verify.brokenNext}
      </EmptyState>
    );
  }
  if (failure !== null) {
    return (
      <Notice
        tone="danger"
        title={refusalOf(failure)}
        action={
          <Button size="small" onClick={() => mutate()}>
            {frame.tryAgain}
          </Button>
        }
      />
    );
  }
  return (
    <SkeletonGroup label={words.verify.checking}>
      <SkeletonBlock className="h-6 w-60" />
    </SkeletonGroup>
  );
}
