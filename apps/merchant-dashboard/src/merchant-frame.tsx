import { PlainFrame } from '@pricehunt/web-shell';
import { Outlet } from 'react-router-dom';
import { useMessages } from './messages/use-messages';
import { routePaths } from './route-paths';

export function MerchantFrame() {
  const { frame } = useMessages();
  return (
    <PlainFrame homePath={routePaths.home} suffix={frame.suffix}>
      <Outlet />
    </PlainFrame>
  );
}
