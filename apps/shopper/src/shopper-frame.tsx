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
import { useInstallation } from './installation/use-installation';

const SearchBar = lazy(async () => {
  const { SearchBar: Loaded } = await import('./features/paste-link/components/search-bar');
  return { default: Loaded };
});

const icons = {
  browse: 'M3 3h5v5H3zm9 0h5v5h-5zM3 12h5v5H3zm9 0h5v5h-5z',
  favorites: 'm10 17-6-6a4 4 0 0 1 6-5 4 4 0 0 1 6 5z',
  history: 'M3 10a7 7 0 1 0 7-7M10 6v4l3 2',
  alerts: 'M5 13V8a5 5 0 0 1 10 0v5zM3 13h14M8 16h4',
};

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
          ...(hasCatalog ? [{ to: routePaths.browse, label: frame.browse, iconPath: icons.browse }] : []),
          { to: routePaths.favorites, label: frame.favorites, iconPath: icons.favorites },
          { to: routePaths.history, label: frame.history, iconPath: icons.history },
          { to: routePaths.alerts, label: frame.alerts, iconPath: icons.alerts },
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
