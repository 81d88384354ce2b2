import { AccountSiteProvider } from '@pricehunt/account-forms';
import { AdminAuthProvider } from '@pricehunt/auth-context';
import { passwordLengths } from '@pricehunt/business-accounts';
import { toastPolicies } from '@pricehunt/ui-toasts';
import { createWebApp } from '@pricehunt/web-shell';
import { AdminServicesContext } from './admin-services';
import type { AdminServices } from './admin-services';
import { englishPack, loadLanguage } from './messages/language-pack';
import type { LanguagePack } from './messages/language-pack';
import { MessagesContext } from './messages/use-messages';
import { createRoutes } from './router';

export const { Site, show } = createWebApp<LanguagePack, AdminServices>({
  english: englishPack,
  loadLanguage,
  toastPolicy: toastPolicies.single,
  createRoutes,
  provide: ({ messages }, services, children) => (
    <MessagesContext value={messages}>
      <AdminServicesContext value={services}>
        <AdminAuthProvider openApi={services.openApi}>
          <AccountSiteProvider
            words={messages.signIn.account}
            sentenceOf={messages.failures.sentence}
            passwordLengthMin={passwordLengths.businessMin}
            openApi={services.openApi}
          >
            {children}
          </AccountSiteProvider>
        </AdminAuthProvider>
      </AdminServicesContext>
    </MessagesContext>
  ),
});
