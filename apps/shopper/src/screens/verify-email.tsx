import { EmailCheck, useAddressToken } from '@pricehunt/account-forms';
import { verifyShopperEmail } from '@pricehunt/api-contract/shopper-identity';
import { ButtonLink, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useAccount } from '../account/use-account';
import { ShopperAccountSite } from '../account/shopper-account-site';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';
import { useShopperServices } from '../shopper-services';

export function VerifyEmail() {
  const { account: words, toAccount, verify } = useMessages().signIn;
  const { openApi } = useShopperServices();
  const account = useAccount();
  return (
    <div className="pb-14">
      <PageTitle>{words.verify.title}</PageTitle>
      <PageHeader title={words.verify.title} />
      <ShopperAccountSite>
        <EmailCheck
          token={useAddressToken()}
          verify={async (body) => {
            const verified = await (await openApi()).call(verifyShopperEmail, { body });
            await account?.auth.check();
            return verified;
          }}
          doneNext={verify.doneNext}
          brokenNext={verify.brokenNext}
          nextStep={<ButtonLink to={routePaths.account}>{toAccount}</ButtonLink>}
        />
      </ShopperAccountSite>
    </div>
  );
}
