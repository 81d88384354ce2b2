import { NotificationSections } from '../features/notifications/components/notification-sections';
import { AlertsView } from '../features/price-alerts/components/alerts-view';
import { AccountPage } from '../features/sign-in/components/account-page';
import { useMessages } from '../messages/use-messages';

export function Alerts() {
  const { priceAlerts: words } = useMessages();
  return (
    <AccountPage words={words}>
      {({ email }) => (
        <>
          <AlertsView email={email} />
          <NotificationSections />
        </>
      )}
    </AccountPage>
  );
}
