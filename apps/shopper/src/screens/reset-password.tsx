import { ResetPasswordForm, useAddressToken } from '@pricehunt/account-forms';
import { resetShopperPassword } from '@pricehunt/api-contract/shopper-identity';
import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { Navigate } from 'react-router-dom';
import { ShopperAccountSite } from '../account/shopper-account-site';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';
import { useShopperServices } from '../shopper-services';

const forgotPath = `${routePaths.login}?mode=forgot`;

/** The page at /reset-password for mailed links (S§2); without a token it offers to send one. */
export function ResetPassword() {
  const { reset } = useMessages().signIn.account;
  const { openApi } = useShopperServices();
  const token = useAddressToken();
  if (token === '') return <Navigate to={forgotPath} replace />;
  return (
    <div className="pb-14">
      <PageTitle>{reset.title}</PageTitle>
      <PageHeader title={reset.title} lead={reset.lead} />
      <ShopperAccountSite>
        <ResetPasswordForm
          token={token}
          set={async (password) =>
            (await openApi()).call(resetShopperPassword, { body: { token, password } })
          }
          paths={{ login: routePaths.login, forgot: forgotPath }}
        />
      </ShopperAccountSite>
    </div>
  );
}
