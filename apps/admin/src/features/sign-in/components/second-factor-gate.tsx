import { RecoveryCodes, SignInPage, TotpSetup } from '@pricehunt/account-forms';
import { confirmAdminTotp, startAdminTotp } from '@pricehunt/api-contract/admin-identity';
import { useAdminAuth } from '@pricehunt/auth-context';
import { Button } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useAdminServices } from '../../../admin-services';
import { useMessages } from '../../../messages/use-messages';

/** Makes an admin set up two-factor authentication before the console opens. */
export function SecondFactorGate({ email }: { readonly email: string }) {
  const { signIn: words } = useMessages();
  const { openApi } = useAdminServices();
  const { logout, refresh } = useAdminAuth();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  return (
    <SignInPage
      title={words.factorTitle}
      lead={words.factorLead}
      ways={
        <Button variant="quiet" size="small" onClick={() => void logout()}>
          {words.signOut}
        </Button>
      }
    >
      {codes === null ? (
        <TotpSetup
          email={email}
          start={async (password) => (await openApi()).call(startAdminTotp, { body: { password } })}
          confirm={async (totp) => (await openApi()).call(confirmAdminTotp, { body: { totp } })}
          onDone={setCodes}
        />
      ) : (
        <RecoveryCodes codes={codes} onSaved={() => void refresh()} />
      )}
    </SignInPage>
  );
}
