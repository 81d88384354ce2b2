import { verifyBusinessEmail } from '@pricehunt/api-contract';
import { authFailureOf } from '@pricehunt/auth-context';
import { Button, EmptyState, Notice, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useAccountSite } from './account-site';
import { useRefusal } from './use-refusal';

/** What an EmailCheck takes. */
export interface EmailCheckProps {
  /** The token of the mailed link. */
  readonly token: string;
  /** Proves the address; rejects where the link does not do. */
  readonly verify: (token: string) => Promise<{ readonly email: string }>;
  /** What a proved address is good for here, in a sentence. */
  readonly doneNext: (email: string) => string;
  /** What to do about a link that does not work. */
  readonly brokenNext: string;
  /** The way on, whatever came of it. */
  readonly wayOn: ReactNode;
}

/** Proves an address by the token of a mailed link, by one POST when the page has been opened (CSRF-5: no GET does it). */
export function EmailCheck({ token, verify, doneNext, brokenNext, wayOn }: EmailCheckProps) {
  const { words } = useAccountSite();
  const refusalOf = useRefusal();
  const { mutate, data, error } = useMutation({ mutationFn: () => verify(token) });
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
        <p className="mt-1 mb-5 text-ink-muted">{doneNext(data.email)}</p>
        {wayOn}
      </div>
    );
  }
  const failure = error === null ? null : authFailureOf(error, error.message);
  if (!isUsable || failure?.code === 'auth.token-invalid') {
    return (
      <EmptyState title={words.verify.broken} action={wayOn}>
        {brokenNext}
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
            {words.tryAgain}
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
