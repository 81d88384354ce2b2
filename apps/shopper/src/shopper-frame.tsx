import { AppFrame, SkeletonBlock, ThemeToggle } from '@pricehunt/ui-kit';
import { LanguageChoice, RouteFocus } from '@pricehunt/web-shell';
import { Suspense, lazy } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { AccountPlace } from './account/account-place';
import { ConsentChoicesButton, ConsentPlace } from './features/consent/components/consent-places';
import { OfflineNotice } from './features/install/components/offline-notice';
import { PlaceControl } from './place/components/place-control';
import { PlaceProvider } from './place/use-place';
import { useFirstMessages } from './messages/use-messages';
import { routePaths, searchBoxPaths } from './route-paths';
import { useInstallation } from './use-installation';

const SearchBar = lazy(async () => {
  const { SearchBar: Loaded } = await import('./features/paste-link/components/search-bar');
  return { default: Loaded };
});

/** The header and footer around every screen. Pages that are a search box have none in the header. */
export function ShopperFrame() {
  const { pathname } = useLocation();
  const { frame } = useFirstMessages();
  const hasCatalog = useInstallation().data?.hasProducts !== false;
  return (
    <PlaceProvider>
      <AppFrame
        homePath={routePaths.landing}
        navigation={[
          ...(hasCatalog ? [{ to: routePaths.browse, label: frame.browse }] : []),
          { to: routePaths.favorites, label: frame.favorites },
          { to: routePaths.history, label: frame.history },
          { to: routePaths.alerts, label: frame.alerts },
        ]}
        {...(searchBoxPaths.includes(pathname) ? {} : { search: <TopSearch /> })}
        controls={
          <>
            <PlaceControl />
            <AccountPlace />
          </>
        }
        footer={<Footer />}
      >
        <RouteFocus />
        <OfflineNotice />
        <Outlet />
      </AppFrame>
      <ConsentPlace />
    </PlaceProvider>
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
        <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1.5">
          <li>
            <Link to={routePaths.bookmarklet} className="text-link">
              {frame.fromAnyShop}
            </Link>
          </li>
          <li>
            <Link to={routePaths.extension} className="text-link">
              {frame.extension}
            </Link>
          </li>
          <li>
            <Link to={routePaths.rankingExplained} className="text-link">
              {frame.ranking}
            </Link>
          </li>
          <li>
            <Link to={routePaths.privacy} className="text-link">
              {frame.privacy}
            </Link>
          </li>
          <li>
            <ConsentChoicesButton />
          </li>
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <LanguageChoice />
        <ThemeToggle />
      </div>
    </div>
  );
}
