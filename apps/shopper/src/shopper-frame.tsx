import { AppFrame, ThemeToggle } from '@pricehunt/ui-kit';
import { RouteFocus } from '@pricehunt/web-shell';
import { Outlet } from 'react-router-dom';
import { routePaths } from './route-paths';

/** What stands around every screen of the shopper's site. */
export function ShopperFrame() {
  return (
    <AppFrame homePath={routePaths.landing} navigation={[]} footer={<Footer />}>
      <RouteFocus />
      <Outlet />
    </AppFrame>
  );
}

function Footer() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p>Shops pay us for some visits. It never changes the order.</p>
      <ThemeToggle />
    </div>
  );
}
