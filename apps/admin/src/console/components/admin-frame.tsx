import { ToSignIn } from '@pricehunt/account-forms';
import { RequireAdmin, useAdminAuth } from '@pricehunt/auth-context';
import { ConsoleFrame, DefaultSkeleton } from '@pricehunt/ui-kit';
import { PlainFrame, RouteFocus, useRefusalWatch } from '@pricehunt/web-shell';
import {
  Boxes,
  Building2,
  ChartLine,
  Gauge,
  ListChecks,
  Radio,
  Rocket,
  Rss,
  ScrollText,
  Store,
  ToggleRight,
  Users,
  Webhook,
} from 'lucide-react';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { useMessages } from '../../messages/use-messages';
import { routePaths } from '../../route-paths';
import { AdminContext } from '../use-admin';
import { AdminMenu } from './admin-menu';
import { ViewingNotice } from './viewing-notice';

/** Loaded separately, because it includes the QR code library. */
const SecondFactorGate = lazy(async () => ({
  default: (await import('../../features/sign-in/components/second-factor-gate')).SecondFactorGate,
}));

/** The navigation around every page. Signed-out visitors are redirected to sign in. */
export function AdminFrame() {
  const { console: words, frame } = useMessages();
  const { navigation } = words;
  return (
    <RequireAdmin
      whileLoading={
        <Apart>
          <DefaultSkeleton />
        </Apart>
      }
      signedOut={<ToSignIn loginPath={routePaths.login} />}
      secondFactorMissing={({ accountId, email }) => (
        <Apart>
          <Suspense fallback={<DefaultSkeleton />}>
            <SecondFactorGate accountId={accountId} email={email} />
          </Suspense>
        </Apart>
      )}
    >
      {(admin) => (
        <AdminContext value={admin}>
          <ConsoleFrame
            homePath={routePaths.overview}
            suffix={frame.suffix}
            navigation={[
              { to: routePaths.overview, label: navigation.overview, icon: Gauge, exact: true },
              { to: routePaths.businesses, label: navigation.businesses, icon: Building2 },
              { to: routePaths.retailers, label: navigation.retailers, icon: Store, isSecondary: true },
              { to: routePaths.sources, label: navigation.sources, icon: Radio, isSecondary: true },
              {
                to: routePaths.priceTracking,
                label: navigation.tracking,
                icon: ChartLine,
                isSecondary: true,
              },
              { to: routePaths.catalog, label: navigation.catalog, icon: Boxes },
              { to: routePaths.feeds, label: navigation.feeds, icon: Rss, isSecondary: true },
              { to: routePaths.jobs, label: navigation.jobs, icon: ListChecks },
              {
                to: routePaths.heldWebhooks,
                label: navigation.heldWebhooks,
                icon: Webhook,
                isSecondary: true,
              },
              { to: routePaths.audit, label: navigation.audit, icon: ScrollText, isSecondary: true },
              { to: routePaths.admins, label: navigation.admins, icon: Users, isSecondary: true },
              { to: routePaths.setUp, label: navigation.setUp, icon: Rocket, isSecondary: true },
              { to: routePaths.switches, label: navigation.switches, icon: ToggleRight, isSecondary: true },
            ]}
            account={<AdminMenu />}
            foldedAccount={<AdminMenu isFolded />}
          >
            <RouteFocus />
            <Watch />
            <ViewingNotice />
            <Outlet />
          </ConsoleFrame>
        </AdminContext>
      )}
    </RequireAdmin>
  );
}

export function SignInFrame() {
  return (
    <Apart>
      <Outlet />
    </Apart>
  );
}

/** No navigation until an admin is signed in with two factors. */
function Apart({ children }: { readonly children: ReactNode }) {
  const { frame } = useMessages();
  return (
    <PlainFrame homePath={routePaths.overview} suffix={frame.suffix}>
      {children}
    </PlainFrame>
  );
}

/** Refetches the session when a request fails because it has ended. */
function Watch() {
  const { refresh } = useAdminAuth();
  useRefusalWatch(ended, refresh);
  return null;
}

const ended = ['auth.signed-out', 'auth.second-factor-needed', 'auth.not-allowed'] as const;
