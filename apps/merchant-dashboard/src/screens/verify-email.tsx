import { EmailCheck, SignInPage, useAddressToken } from '@pricehunt/account-forms';
import { verifyBusinessEmail } from '@pricehunt/api-contract/business-identity';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { ButtonLink } from '@pricehunt/ui-kit';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function VerifyEmail() {
  const { account, verify: words } = useMessages().signIn;
  const { openApi } = useMerchantServices();
  const { refresh } = useBusinessAuth();
  return (
    <SignInPage title={account.verify.title}>
      <EmailCheck
        token={useAddressToken()}
        verify={async (body) => {
          const verified = await (await openApi()).call(verifyBusinessEmail, { body });
          await refresh();
          return verified;
        }}
        doneNext={words.doneNext}
        brokenNext={words.brokenNext}
        nextStep={<ButtonLink to={routePaths.dashboard}>{words.toDashboard}</ButtonLink>}
      />
    </SignInPage>
  );
}
