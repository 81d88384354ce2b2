import { ConsoleFrame, ThemeToggle } from '@pricehunt/ui-kit';
import { LanguageChoice, RouteFocus } from '@pricehunt/web-shell';
import { Outlet } from 'react-router-dom';
import { useMessages } from './messages/use-messages';
import { routePaths } from './route-paths';

/** What stands around the screens that need nobody signed in. */
export function MerchantFrame() {
  const { frame } = useMessages();
  return (
    <ConsoleFrame
      homePath={routePaths.home}
      suffix={frame.suffix}
      navigation={[]}
      account={
        <div className="flex flex-wrap items-center gap-2">
          <LanguageChoice />
          <span className="max-sm:hidden">
            <ThemeToggle />
          </span>
        </div>
      }
    >
      <RouteFocus />
      <Outlet />
    </ConsoleFrame>
  );
}
