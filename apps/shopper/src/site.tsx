import { toastPolicies } from '@pricehunt/ui-toasts';
import { AppSite } from '@pricehunt/web-shell';
import type { SiteBeginning } from '@pricehunt/web-shell';
import type { ReactNode } from 'react';
import { loadLanguage } from './messages/language-pack';
import type { LanguagePack } from './messages/language-pack';
import { SpokenWords } from './messages/spoken-words';
import { ShopperServicesContext } from './shopper-services';
import type { ShopperServices } from './shopper-services';

export interface SiteProps extends SiteBeginning<LanguagePack> {
  readonly services: ShopperServices;
  /** The browser's router, or the server's. */
  readonly children: ReactNode;
}

/** The providers around the routes, in the browser and on the server. */
export function Site({ services, children, ...beginning }: SiteProps) {
  return (
    <AppSite {...beginning} load={loadLanguage} toastPolicy={toastPolicies.accessible}>
      {(pack) => (
        <SpokenWords pack={pack}>
          <ShopperServicesContext value={services}>{children}</ShopperServicesContext>
        </SpokenWords>
      )}
    </AppSite>
  );
}
