import type { ProviderOutcome } from '@pricehunt/api-contract/sign-in-providers';
import { authFailureOf } from '@pricehunt/auth-context';
import { Notice, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { ProviderWords } from './messages/provider-words';
import { PasswordQuestion } from './password-question';
import { useProviderCalls } from './provider-calls';
import type { ConsoleDoor } from '@pricehunt/api-contract';
import { SecondFactorForm } from './second-factor-form';
import { SignInPage } from './sign-in-page';
import { useAccountFailure } from './use-refusal';

export interface ProviderReturnProps {
  readonly words: ProviderWords;
  readonly door: ConsoleDoor;
  /** Loads the session. `returnTo` is what the sign-in page gave, unchecked. */
  readonly onSignedIn: (returnTo: string | null) => Promise<unknown>;
  readonly onLinked: () => void;
  readonly onBack: () => void;
  /** The link to the sign-in page, or to the account when signed in. */
  readonly back: ReactNode;
  readonly isSignedIn: boolean;
}

/** The page to which a sign-in provider returns: finishes signing in or linking, and asks for what is still missing. */
export function ProviderReturn(props: ProviderReturnProps) {
  const { words, door, onSignedIn, onLinked } = props;
  const calls = useProviderCalls(door);
  const query = useLocation().search.slice(1);
  const { providerId = '' } = useParams();
  const goOn = async ({ step, returnTo }: ProviderOutcome) => {
    if (step === 'signed-in') await onSignedIn(returnTo);
    if (step === 'linked') onLinked();
  };
  const finish = useMutation({ mutationFn: calls.finish, onSuccess: goOn });
  const confirm = useMutation({ mutationFn: calls.confirm, onSuccess: goOn });
  // The provider's code works once, so it's sent once, however often the effect runs.
  const sent = useRef('');
  const { mutate } = finish;
  useEffect(() => {
    if (query === '' || sent.current === query) return;
    sent.current = query;
    mutate({ providerId, query });
  }, [providerId, query, mutate]);
  if (query === '') return <Failed {...props} />;
  if (finish.error !== null) return <Failed {...props} error={finish.error} />;
  if (finish.data?.step === 'password') {
    const { email, hasTotp } = finish.data;
    return (
      <SignInPage title={words.confirmTitle} lead={words.confirmLead(email)}>
        <PasswordQuestion
          email={email}
          submit={words.confirm}
          isBusy={confirm.isPending || confirm.isSuccess}
          error={confirm.error}
          wantsCode={hasTotp}
          onAnswer={(password, code) => confirm.mutate({ password, ...code })}
          onCancel={props.onBack}
        />
      </SignInPage>
    );
  }
  if (finish.data?.step === 'code') {
    return (
      <SignInPage title={words.signInTitle}>
        <SecondFactorForm
          credentials={{ email: finish.data.email, password: '' }}
          login={({ totp, recoveryCode }) =>
            confirm.mutateAsync(codeOf(totp, recoveryCode)).then(
              () => ({ success: true }),
              (failure: Error) => authFailureOf(failure, failure.message),
            )
          }
          onBack={props.onBack}
        />
      </SignInPage>
    );
  }
  return (
    <SignInPage title={words.signInTitle}>
      <p role="status" className="mb-4 text-ink-muted">
        {words.returning}
      </p>
      <SkeletonGroup>
        <SkeletonBlock className="h-20 w-full" />
      </SkeletonGroup>
    </SignInPage>
  );
}

function codeOf(totp: string | undefined, recoveryCode: string | undefined) {
  return totp === undefined ? { recoveryCode: recoveryCode ?? '' } : { totp };
}

function Failed({ words, back, isSignedIn, error }: ProviderReturnProps & { readonly error?: Error }) {
  const failureOf = useAccountFailure();
  return (
    <SignInPage title={words.signInTitle} ways={back}>
      <Notice tone="danger" title={isSignedIn ? words.linkFailed : words.failed}>
        {error === undefined ? words.expired : failureOf(error)}
      </Notice>
    </SignInPage>
  );
}
