import { PasskeyInstead, RecoveryCodes, SignInPage, TotpSetup, usePasskeys } from '@pricehunt/account-forms';
import { confirmAdminTotp, startAdminTotp } from '@pricehunt/api-contract/admin-identity';
import { useAdminAuth } from '@pricehunt/auth-context';
import { Button, SkeletonBars } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useAdminServices } from '../../../admin-services';
import { useMessages } from '../../../messages/use-messages';

export interface SecondFactorGateProps {
  readonly accountId: string;
  readonly email: string;
}

/** Makes an admin set up two-factor authentication, or use a passkey, before the console opens. */
export function SecondFactorGate({ accountId, email }: SecondFactorGateProps) {
  const { signIn: words } = useMessages();
  const { openApi } = useAdminServices();
  const { logout, refresh } = useAdminAuth();
  const [way, setWay] = useState<'app' | 'passkey' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { data: passkeys, isPending } = usePasskeys({ door: 'admin', accountId });
  const hasPasskey = passkeys !== undefined && passkeys.items.length > 0;
  const isByPasskey =
    passkeys?.isOffered === true && codes === null && (way ?? (hasPasskey ? 'passkey' : 'app')) === 'passkey';
  return (
    <SignInPage
      title={isByPasskey && hasPasskey ? words.passkeys.signIn : words.factorTitle}
      lead={isByPasskey && hasPasskey ? words.passkeys.readyLead : words.factorLead}
      ways={
        <Button variant="quiet" size="small" onClick={() => void logout()}>
          {words.signOut}
        </Button>
      }
    >
      {isPending ? (
        <SkeletonBars className="h-20 w-full" />
      ) : codes !== null ? (
        <RecoveryCodes codes={codes} onSaved={() => void refresh()} />
      ) : isByPasskey ? (
        <PasskeyInstead
          words={words.passkeys}
          door="admin"
          accountId={accountId}
          email={email}
          hasPasskey={hasPasskey}
          onSignedIn={refresh}
        />
      ) : (
        <TotpSetup
          email={email}
          start={async (password) => (await openApi()).call(startAdminTotp, { body: { password } })}
          confirm={async (totp) => (await openApi()).call(confirmAdminTotp, { body: { totp } })}
          onDone={setCodes}
        />
      )}
      {codes === null && passkeys?.isOffered === true ? (
        <Button wide className="mt-5" onClick={() => setWay(isByPasskey ? 'app' : 'passkey')}>
          {isByPasskey ? words.passkeys.appInstead : words.passkeys.instead}
        </Button>
      ) : null}
    </SignInPage>
  );
}
