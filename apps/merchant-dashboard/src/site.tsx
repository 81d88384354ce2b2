import { AccountSiteProvider } from '@pricehunt/account-forms';
import { BusinessAuthProvider } from '@pricehunt/auth-context';
import { passwordLengths } from '@pricehunt/business-accounts';
import { toastPolicies } from '@pricehunt/ui-toasts';
import { createWebApp } from '@pricehunt/web-shell';
import { MerchantServicesContext } from './merchant-services';
import type { MerchantServices } from './merchant-services';
import { englishPack, loadLanguage } from './messages/language-pack';
import type { LanguagePack } from './messages/language-pack';
import { MessagesContext } from './messages/use-messages';
import { createRoutes } from './router';

export const { Site, show } = createWebApp<LanguagePack, MerchantServices>({
  english: englishPack,
  loadLanguage,
  toastPolicy: toastPolicies.stacked,
  createRoutes,
  provide: ({ messages }, services, children) => (
    <MessagesContext value={messages}>
      <MerchantServicesContext value={services}>
        <BusinessAuthProvider openApi={services.openApi}>
          <AccountSiteProvider
            words={messages.signIn.account}
            sentenceOf={messages.failures.sentence}
            passwordLengthMin={passwordLengths.businessMin}
            openApi={services.openApi}
          >
            {children}
          </AccountSiteProvider>
        </BusinessAuthProvider>
      </MerchantServicesContext>
    </MessagesContext>
  ),
});
