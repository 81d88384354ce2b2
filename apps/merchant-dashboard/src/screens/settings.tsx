import { AccountSecurity } from '@pricehunt/account-forms';
import {
  changeBusinessPassword,
  confirmTotp,
  disableTotp,
  endBusinessSession,
  endOtherBusinessSessions,
  listBusinessSessions,
  renewRecoveryCodes,
  signOutBusinessEverywhere,
  startTotp,
} from '@pricehunt/api-contract/business-identity';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { PageHeader, Tabs } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useSearchParams } from 'react-router-dom';
import { ApiKeysView } from '../features/api-keys/components/api-keys-view';
import { useBusiness } from '../business/use-business';
import { DataSections } from '../features/settings/components/data-sections';
import { NoticeChoices } from '../features/settings/components/notice-choices';
import { ProfileSections } from '../features/settings/components/profile-sections';
import { ShippingView } from '../features/settings/components/shipping-view';
import { Section } from '../page-parts/page-section';
import { TeamView } from '../features/settings/components/team-view';
import { WebhooksView } from '../features/webhooks/components/webhooks-view';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';

/** The settings; `?tab=` selects a tab. */
export function Settings() {
  const { settings: words, signIn } = useMessages();
  const business = useBusiness();
  const { logout, refresh } = useBusinessAuth();
  const { openApi, leaveTo } = useMerchantServices();
  const [query, setQuery] = useSearchParams();
  const tabs = [
    { id: 'profile', label: words.tabs.profile, panel: <ProfileSections /> },
    {
      id: 'security',
      label: words.tabs.security,
      panel: (
        <div className="max-w-190 divide-y divide-line border-b border-line">
          <AccountSecurity
            words={signIn}
            door="business"
            account={business}
            changePassword={async (body) => (await openApi()).call(changeBusinessPassword, { body })}
            factor={{
              start: async (password) => (await openApi()).call(startTotp, { body: { password } }),
              confirm: async (totp) => (await openApi()).call(confirmTotp, { body: { totp } }),
              disable: async (body) => (await openApi()).call(disableTotp, { body }),
              renew: async (body) => (await openApi()).call(renewRecoveryCodes, { body }),
              refresh,
            }}
            sessions={{
              list: async () => (await (await openApi()).call(listBusinessSessions, {})).items,
              end: async (sessionId) => (await openApi()).call(endBusinessSession, { params: { sessionId } }),
              endOthers: async () => (await openApi()).call(endOtherBusinessSessions, {}),
              endAll: async () => {
                await (await openApi()).call(signOutBusinessEverywhere, {});
                await logout();
              },
            }}
            leaveTo={leaveTo}
            Section={Section}
          />
        </div>
      ),
    },
    { id: 'shipping', label: words.tabs.shipping, panel: <ShippingView /> },
    { id: 'team', label: words.tabs.team, panel: <TeamView /> },
    { id: 'notices', label: words.tabs.notices, panel: <NoticeChoices /> },
    { id: 'keys', label: words.tabs.keys, panel: <ApiKeysView /> },
    { id: 'webhooks', label: words.tabs.webhooks, panel: <WebhooksView /> },
    { id: 'data', label: words.tabs.data, panel: <DataSections /> },
  ];
  const wanted = query.get('tab');
  const chosen = tabs.some(({ id }) => id === wanted) ? wanted : 'profile';
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} />
      <Tabs
        label={words.tabs.label}
        tabs={tabs}
        chosen={chosen ?? 'profile'}
        onChoose={(id) => setQuery({ tab: id }, { replace: true })}
      />
    </>
  );
}
