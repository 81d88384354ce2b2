import { ToSignIn } from '@pricehunt/account-forms';
import { RequireBusiness } from '@pricehunt/auth-context';
import { ConsoleFrame, DefaultSkeleton, DisplayTimeZone, Notice } from '@pricehunt/ui-kit';
import { RouteFocus } from '@pricehunt/web-shell';
import {
  Activity,
  ChartNoAxesCombined,
  Cable,
  FileInput,
  HandCoins,
  House,
  Package,
  ReceiptText,
  Route as RouteMark,
  Settings,
} from 'lucide-react';
import { Outlet } from 'react-router-dom';
import { useMessages } from './messages/use-messages';
import { routePaths } from './route-paths';
import { BusinessContext, useBusiness } from './business/use-business';
import { CommandPalette } from './features/command-palette/components/command-palette';
import { useSessionWatch } from './features/dashboard/use-session-watch';
import { ViewingBanner } from './features/viewing/components/viewing-banner';
import { MerchantMenu } from './features/dashboard/components/merchant-menu';

/** The frame around every dashboard screen. Signed-out visitors go to the sign-in page. */
export function DashboardFrame() {
  const { frame, dashboard } = useMessages();
  const { navigation: words } = dashboard;
  return (
    <RequireBusiness whileLoading={<Waiting />} signedOut={<ToSignIn loginPath={routePaths.login} />}>
      {(business) => (
        <BusinessContext value={business}>
          <ConsoleFrame
            homePath={routePaths.dashboard}
            suffix={frame.suffix}
            navigation={[
              { to: routePaths.dashboard, label: words.home, icon: House, exact: true },
              {
                to: routePaths.analytics,
                label: words.analytics,
                icon: ChartNoAxesCombined,
                group: dashboard.groups.performance,
              },
              { to: routePaths.activity, label: words.activity, icon: Activity, isSecondary: true },
              { to: routePaths.attribution, label: words.attribution, icon: RouteMark, isSecondary: true },
              {
                to: routePaths.products,
                label: words.products,
                icon: Package,
                group: dashboard.groups.catalog,
              },
              { to: routePaths.sources, label: words.sources, icon: FileInput, isSecondary: true },
              {
                to: routePaths.orders,
                label: words.orders,
                icon: ReceiptText,
                group: dashboard.groups.orders,
              },
              { to: routePaths.commission, label: words.commission, icon: HandCoins, isSecondary: true },
              {
                to: routePaths.integrate,
                label: words.integrate,
                icon: Cable,
                isSecondary: true,
                group: dashboard.groups.account,
              },
              { to: routePaths.settings, label: words.settings, icon: Settings, isSecondary: true },
            ]}
            search={<CommandPalette />}
            account={<MerchantMenu />}
            foldedAccount={<MerchantMenu isFolded />}
          >
            <RouteFocus />
            <DisplayTimeZone value={business.timeZone}>
              <DashboardContent key={business.id} />
            </DisplayTimeZone>
          </ConsoleFrame>
        </BusinessContext>
      )}
    </RequireBusiness>
  );
}

function DashboardContent() {
  const { dashboard } = useMessages();
  const { status, statusReason, viewing } = useBusiness();
  useSessionWatch();
  return (
    <>
      {viewing === undefined ? null : <ViewingBanner viewing={viewing} />}
      {status === 'suspended' ? (
        <Notice tone="warn" title={dashboard.suspended} className="mt-6">
          {statusReason === null ? null : (
            <p className="font-semibold">{dashboard.suspendedFor(statusReason)}</p>
          )}
          <p>{dashboard.suspendedSentence}</p>
        </Notice>
      ) : null}
      <Outlet />
    </>
  );
}

function Waiting() {
  const { frame } = useMessages();
  return (
    <ConsoleFrame homePath={routePaths.dashboard} suffix={frame.suffix} navigation={[]}>
      <DefaultSkeleton />
    </ConsoleFrame>
  );
}
