import { AccountSiteProvider } from '@pricehunt/account-forms';
import { AdminAuthProvider } from '@pricehunt/auth-context';
import { passwordLengths } from '@pricehunt/business-accounts';
import { toastPolicies } from '@pricehunt/ui-toasts';
import { AppSite } from '@pricehunt/web-shell';
import type { SiteBeginning } from '@pricehunt/web-shell';
import type { ReactNode } from 'react';
import { AdminServicesContext } from './admin-services';
import type { AdminServices } from './admin-services';
import { loadLanguage } from './messages/language-pack';
import type { LanguagePack } from './messages/language-pack';
import { MessagesContext } from './messages/use-messages';

export interface SiteProps extends SiteBeginning<LanguagePack> {
  readonly services: AdminServices;
  readonly children: ReactNode;
}

/** Provides language, session and query cache to the routes. */
export function Site({ services, children, ...beginning }: SiteProps) {
  return (
    <AppSite {...beginning} load={loadLanguage} toastPolicy={toastPolicies.single}>
      {({ messages }) => (
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
      )}
    </AppSite>
  );
}
