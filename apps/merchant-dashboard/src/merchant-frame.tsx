import { ConsoleFrame, ThemeToggle } from '@pricehunt/ui-kit';
import { RouteFocus } from '@pricehunt/web-shell';
import { Outlet } from 'react-router-dom';
import { routePaths } from './route-paths';

/** What stands around every screen of the merchant dashboard. Its navigation comes with accounts. */
export function MerchantFrame() {
  return (
    <ConsoleFrame homePath={routePaths.home} suffix="for merchants" navigation={[]} account={<ThemeToggle />}>
      <RouteFocus />
      <Outlet />
    </ConsoleFrame>
  );
}
