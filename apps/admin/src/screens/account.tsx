import { AccountSecurity } from '@pricehunt/account-forms';
import {
  changeAdminPassword,
  confirmAdminTotp,
  disableAdminTotp,
  endAdminSession,
  endOtherAdminSessions,
  listAdminSessions,
  renewAdminRecoveryCodes,
  startAdminTotp,
} from '@pricehunt/api-contract/admin-identity';
import { useAdminAuth } from '@pricehunt/auth-context';
import { PageHeader, ThemeToggle } from '@pricehunt/ui-kit';
import { LanguageChoice, PageTitle } from '@pricehunt/web-shell';
import { useAdminServices } from '../admin-services';
import { Facts } from '../console/components/facts';
import { Section } from '../console/components/section';
import { useAdmin } from '../console/use-admin';
import { useMessages } from '../messages/use-messages';

export function Account() {
  const { console: words, signIn } = useMessages();
  const { person } = words;
  const admin = useAdmin();
  const { refresh } = useAdminAuth();
  const { openApi, leaveTo } = useAdminServices();
  return (
    <div className="max-w-190">
      <PageTitle>{person.title}</PageTitle>
      <PageHeader title={person.title} lead={person.ends} />
      <Facts
        facts={[
          { name: person.email, value: admin.email },
          { name: person.language, value: <LanguageChoice /> },
          { name: person.theme, value: <ThemeToggle /> },
        ]}
      />
      <div className="pt-9">
        <AccountSecurity
          words={signIn}
          door="admin"
          account={admin}
          changePassword={async (body) => (await openApi()).call(changeAdminPassword, { body })}
          factor={{
            start: async (password) => (await openApi()).call(startAdminTotp, { body: { password } }),
            confirm: async (totp) => (await openApi()).call(confirmAdminTotp, { body: { totp } }),
            disable: async (body) => (await openApi()).call(disableAdminTotp, { body }),
            renew: async (body) => (await openApi()).call(renewAdminRecoveryCodes, { body }),
            refresh,
          }}
          sessions={{
            list: async () => (await (await openApi()).call(listAdminSessions, {})).items,
            end: async (sessionId) => (await openApi()).call(endAdminSession, { params: { sessionId } }),
            endOthers: async () => (await openApi()).call(endOtherAdminSessions, {}),
          }}
          leaveTo={leaveTo}
          Section={Section}
        />
      </div>
    </div>
  );
}
