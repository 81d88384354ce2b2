import { SignInPage, useAddressToken } from '@pricehunt/account-forms';
import { readAdminInvitation } from '@pricehunt/api-contract/admins';
import { authFailureOf, useAdminAuth } from '@pricehunt/auth-context';
import { SkeletonBars } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Answered } from '../console/components/answered';
import { BrokenLink } from '../console/components/broken-link';
import { useConsoleQuery } from '../console/console-queries';
import { AcceptForm } from '../features/admin-invitation/components/accept-form';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The page of the link that is mailed to an invited admin. */
export function AdminInvitation() {
  const { admins: words } = useMessages();
  const { status } = useAdminAuth();
  const token = useAddressToken();
  const [isBroken, setIsBroken] = useState(false);
  const isUsable = readAdminInvitation.body.shape.token.safeParse(token).success;
  if (status === 'signed-in') return <Navigate to={routePaths.overview} replace />;
  return (
    <SignInPage title={words.acceptTitle} lead={words.acceptLead}>
      {isBroken || !isUsable ? (
        <BrokenLink words={words} />
      ) : (
        <Opened token={token} onBroken={() => setIsBroken(true)} />
      )}
    </SignInPage>
  );
}

function Opened({ token, onBroken }: { readonly token: string; readonly onBroken: () => void }) {
  const { admins: words, console: shared } = useMessages();
  const query = useConsoleQuery('admin-invitation', [token], async (api) => {
    try {
      return (await api.call(readAdminInvitation, { body: { token } })).invitation;
    } catch (failure) {
      if (authFailureOf(failure, '').code === 'auth.token-invalid') return null;
      throw failure;
    }
  });
  return (
    <Answered query={query} whileLoading={<SkeletonBars label={shared.loading} className="h-40 w-full" />}>
      {(invitation) =>
        invitation === null ? (
          <BrokenLink words={words} />
        ) : (
          <AcceptForm token={token} invitation={invitation} onBroken={onBroken} />
        )
      }
    </Answered>
  );
}
