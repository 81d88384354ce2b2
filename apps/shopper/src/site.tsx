import { toastPolicies } from '@pricehunt/ui-toasts';
import { createWebApp } from '@pricehunt/web-shell';
import { englishPack, loadLanguage } from './messages/language-pack';
import type { LanguagePack } from './messages/language-pack';
import { SpokenWords } from './messages/spoken-words';
import { createRoutes } from './router';
import { ShopperServicesContext } from './shopper-services';
import type { ShopperServices } from './shopper-services';

/** `Site` is the same in the browser and on the server. */
export const { Site, show } = createWebApp<LanguagePack, ShopperServices>({
  english: englishPack,
  loadLanguage,
  toastPolicy: toastPolicies.accessible,
  createRoutes,
  provide: (pack, services, children) => (
    <SpokenWords pack={pack}>
      <ShopperServicesContext value={services}>{children}</ShopperServicesContext>
    </SpokenWords>
  ),
});
