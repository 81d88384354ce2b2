import type { ConsoleDoor } from '@pricehunt/api-contract';
import type { ProviderOutcome } from '@pricehunt/api-contract/sign-in-providers';
import { authFailureOf } from '@pricehunt/auth-context';
import { Notice, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import type { ProviderWords } from './messages/provider-words';
import { PasswordQuestion } from './password-question';
import { useProviderCalls } from './provider-calls';
import { returnPath } from './return-path';
import { SecondFactorForm } from './second-factor-form';
import { SignInPage } from './sign-in-page';
import { useAccountFailure } from './use-refusal';

export interface ProviderReturnProps {
  readonly words: ProviderWords;
  readonly door: ConsoleDoor;
  readonly isSignedIn: boolean;
  /** Loads the session. */
  readonly refresh: () => Promise<unknown>;
  readonly siteOrigin: string;
  /** `account` lists the linked providers; `home` is opened after a sign-in that began at no other page. */
  readonly paths: { readonly signIn: string; readonly account: string; readonly home: string };
}

/** The page to which a sign-in provider returns: finishes signing in or linking, and asks for what is still missing. */
export function ProviderReturn(props: ProviderReturnProps) {
  const { words, door, refresh, siteOrigin, paths } = props;
  const calls = useProviderCalls(door);
  const { show } = useToast();
  const navigate = useNavigate();
  const query = useLocation().search.slice(1);
  const { providerId = '' } = useParams();
  const go = (path: string) => void navigate(path, { replace: true });
  const toSignIn = () => go(paths.signIn);
  const goOn = async ({ step, returnTo }: ProviderOutcome) => {
    if (step === 'signed-in') {
      await refresh();
      go(returnPath(returnTo, siteOrigin, [paths.signIn]) ?? paths.home);
    }
    if (step === 'linked') {
      show({ title: words.linked });
      go(paths.account);
    }
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
          onCancel={toSignIn}
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
          onBack={toSignIn}
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

function Failed({ words, isSignedIn, paths, error }: ProviderReturnProps & { readonly error?: Error }) {
  const failureOf = useAccountFailure();
  return (
    <SignInPage
      title={words.signInTitle}
      ways={
        isSignedIn ? (
          <Link to={paths.account}>{words.toSettings}</Link>
        ) : (
          <Link to={paths.signIn}>{words.toSignIn}</Link>
        )
      }
    >
      <Notice tone="danger" title={isSignedIn ? words.linkFailed : words.failed}>
        {error === undefined ? words.expired : failureOf(error)}
      </Notice>
    </SignInPage>
  );
}
