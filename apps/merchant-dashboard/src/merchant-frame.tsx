import { PlainFrame } from '@pricehunt/web-shell';
import { Outlet } from 'react-router-dom';
import { useMessages } from './messages/use-messages';
import { routePaths } from './route-paths';

/** What stands around the screens that need nobody signed in. */
export function MerchantFrame() {
  const { frame } = useMessages();
  return (
    <PlainFrame homePath={routePaths.home} suffix={frame.suffix}>
      <Outlet />
    </PlainFrame>
  );
}
