import { SignInPage, useAddressToken } from '@pricehunt/account-forms';
import { checkFirstAdminLink } from '@pricehunt/api-contract/admin-identity';
import { authFailureOf, useAdminAuth } from '@pricehunt/auth-context';
import { SkeletonBars } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Answered } from '../console/components/answered';
import { BrokenLink } from '../console/components/broken-link';
import { useConsoleQuery } from '../console/console-queries';
import { FirstAdminForm } from '../features/first-admin/components/first-admin-form';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The page of the link that the server prints at its first start. */
export function FirstAdmin() {
  const { firstAdmin: words } = useMessages();
  const { status } = useAdminAuth();
  const token = useAddressToken();
  const [isBroken, setIsBroken] = useState(false);
  const isUsable = checkFirstAdminLink.body.shape.token.safeParse(token).success;
  if (status === 'signed-in') return <Navigate to={routePaths.setUp} replace />;
  return (
    <SignInPage title={words.title} lead={words.lead}>
      {isBroken || !isUsable ? (
        <BrokenLink words={words} />
      ) : (
        <Checked token={token} onBroken={() => setIsBroken(true)} />
      )}
    </SignInPage>
  );
}

function Checked({ token, onBroken }: { readonly token: string; readonly onBroken: () => void }) {
  const { firstAdmin: words } = useMessages();
  const query = useConsoleQuery('first-admin', [token], async (api) => {
    try {
      await api.call(checkFirstAdminLink, { body: { token } });
      return { isBroken: false };
    } catch (failure) {
      if (authFailureOf(failure, '').code === 'auth.token-invalid') return { isBroken: true };
      throw failure;
    }
  });
  return (
    <Answered query={query} whileLoading={<SkeletonBars label={words.loading} className="h-60 w-full" />}>
      {({ isBroken }) =>
        isBroken ? <BrokenLink words={words} /> : <FirstAdminForm token={token} onBroken={onBroken} />
      }
    </Answered>
  );
}
