import { AppFrame, SkeletonBlock, ThemeToggle } from '@pricehunt/ui-kit';
import { RouteFocus } from '@pricehunt/web-shell';
import { Suspense, lazy } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ConsentChoicesButton, ConsentPlace } from './features/consent/components/consent-places';
import { OfflineNotice } from './features/install/components/offline-notice';
import { LanguageChoice } from './messages/language-choice';
import { useFirstMessages } from './messages/use-messages';
import { routePaths } from './route-paths';

const SearchBar = lazy(async () => {
  const { SearchBar: Loaded } = await import('./features/paste-link/components/search-bar');
  return { default: Loaded };
});

/** What stands around every screen of the shopper's site. The landing page is a search box itself and has none above it. */
export function ShopperFrame() {
  const { pathname } = useLocation();
  return (
    <>
      <AppFrame
        homePath={routePaths.landing}
        navigation={[]}
        {...(pathname === routePaths.landing ? {} : { search: <TopSearch /> })}
        footer={<Footer />}
      >
        <RouteFocus />
        <OfflineNotice />
        <Outlet />
      </AppFrame>
      <ConsentPlace />
    </>
  );
}

function TopSearch() {
  return (
    <Suspense fallback={<SkeletonBlock className="h-11 w-full rounded-control" />}>
      <SearchBar />
    </Suspense>
  );
}

function Footer() {
  const { frame } = useFirstMessages();
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <div>
        <p>{frame.disclosure}</p>
        <ConsentChoicesButton />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <LanguageChoice />
        <ThemeToggle />
      </div>
    </div>
  );
}
