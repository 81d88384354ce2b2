import { LoginForm, useRefusal } from '@pricehunt/account-forms';
import { acceptInvitation, readInvitation } from '@pricehunt/api-contract/business-identity';
import { authFailureOf, useBusinessAuth } from '@pricehunt/auth-context';
import { Button, EmptyState, Notice, PageHeader, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { InvitationPassword } from './invitation-password';

/** An invitation, accepted with an existing account or a new password. */
export function InvitationView({ token }: { readonly token: string }) {
  const { frame, settings, signIn } = useMessages();
  const words = signIn.invitation;
  const { openApi } = useMerchantServices();
  const refusalOf = useRefusal();
  const isUsable = readInvitation.body.shape.token.safeParse(token).success;
  const { data, error, refetch } = useQuery({
    queryKey: ['invitation', token],
    queryFn: async () => (await openApi()).call(readInvitation, { body: { token } }),
    enabled: isUsable,
    staleTime: Infinity,
  });
  const failure = error === null ? null : authFailureOf(error, error.message);
  if (!isUsable || failure?.code === 'auth.token-invalid') {
    return (
      <EmptyState title={words.broken} headingLevel={1}>
        {words.brokenNext}
      </EmptyState>
    );
  }
  if (failure !== null) {
    return (
      <>
        <PageHeader title={words.title} />
        <Notice
          tone="danger"
          title={refusalOf(failure)}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {frame.tryAgain}
            </Button>
          }
        />
      </>
    );
  }
  if (data === undefined) {
    return (
      <SkeletonGroup label={words.loading}>
        <SkeletonBlock className="mt-7 h-8 w-60" />
        <SkeletonBlock className="mt-3 h-5 w-80 max-w-full" />
      </SkeletonGroup>
    );
  }
  const { businessName, email, role, hasAccount } = data.invitation;
  return (
    <>
      <PageHeader title={words.heading(businessName)} lead={words.lead(email, settings.roles[role])} />
      <Joining token={token} email={email} hasAccount={hasAccount} />
    </>
  );
}

interface JoiningProps {
  readonly token: string;
  readonly email: string;
  readonly hasAccount: boolean;
}

function Joining({ token, email, hasAccount }: JoiningProps) {
  const { invitation: words } = useMessages().signIn;
  const { openApi } = useMerchantServices();
  const { business, login, logout, refresh, status } = useBusinessAuth();
  const { show } = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refusalOf = useRefusal();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (password: string | null) =>
      (await openApi()).call(acceptInvitation, {
        body: password === null ? { token } : { token, password },
      }),
    onSuccess: async ({ business: joined }) => {
      await refresh();
      queryClient.clear();
      show({ title: words.joined(joined.name) });
      void navigate(routePaths.dashboard, { replace: true });
    },
  });
  const failure = error === null ? null : authFailureOf(error, error.message);
  if (status === 'loading') return <SkeletonBlock className="h-11 w-40" />;
  if (business !== null && (failure?.code === 'team.wrong-account' || business.email !== email)) {
    return (
      <Notice
        tone="warn"
        title={words.wrongAccount(business.email)}
        action={
          <Button size="small" onClick={() => void logout()}>
            {words.signOut}
          </Button>
        }
      />
    );
  }
  if (business !== null && business.isEmailVerified) {
    return (
      <div className="grid justify-items-start gap-4">
        {failure === null ? null : <Notice tone="danger" title={refusalOf(failure)} />}
        <Button variant="primary" busy={isPending} onClick={() => mutate(null)}>
          {words.accept}
        </Button>
      </div>
    );
  }
  if (hasAccount || failure?.code === 'team.sign-in-first') {
    return (
      <>
        <p className="mb-5">{words.signInFirst}</p>
        <LoginForm email={email} login={login} />
      </>
    );
  }
  return <InvitationPassword email={email} isBusy={isPending} failure={failure} onChosen={mutate} />;
}
