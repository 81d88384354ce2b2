import { AccountSiteProvider } from '@pricehunt/account-forms';
import { BusinessAuthProvider } from '@pricehunt/auth-context';
import { passwordLengths } from '@pricehunt/business-accounts';
import { toastPolicies } from '@pricehunt/ui-toasts';
import { AppSite } from '@pricehunt/web-shell';
import type { SiteBeginning } from '@pricehunt/web-shell';
import type { ReactNode } from 'react';
import { MerchantServicesContext } from './merchant-services';
import type { MerchantServices } from './merchant-services';
import { loadLanguage } from './messages/language-pack';
import type { LanguagePack } from './messages/language-pack';
import { MessagesContext } from './messages/use-messages';

export interface SiteProps extends SiteBeginning<LanguagePack> {
  readonly services: MerchantServices;
  readonly children: ReactNode;
}

/** The providers around the routes: language, session and server data. */
export function Site({ services, children, ...beginning }: SiteProps) {
  return (
    <AppSite {...beginning} load={loadLanguage} toastPolicy={toastPolicies.stacked}>
      {({ messages }) => (
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
      )}
    </AppSite>
  );
}
