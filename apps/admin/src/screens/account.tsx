import {
  LinkedProviders,
  PasskeyList,
  PasswordChange,
  SecondFactor,
  SessionList,
} from '@pricehunt/account-forms';
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
  const { accountId, email, hasTotp } = useAdmin();
  const { refresh } = useAdminAuth();
  const { openApi, leaveTo } = useAdminServices();
  return (
    <div className="max-w-190">
      <PageTitle>{person.title}</PageTitle>
      <PageHeader title={person.title} lead={person.ends} />
      <Facts
        facts={[
          { name: person.email, value: email },
          { name: person.language, value: <LanguageChoice /> },
          { name: person.theme, value: <ThemeToggle /> },
        ]}
      />
      <div className="pt-9">
        <Section title={signIn.account.change.title}>
          <PasswordChange
            email={email}
            change={async (body) => (await openApi()).call(changeAdminPassword, { body })}
          />
        </Section>
        <Section title={signIn.account.factor.title}>
          <SecondFactor
            email={email}
            hasTotp={hasTotp}
            calls={{
              start: async (password) => (await openApi()).call(startAdminTotp, { body: { password } }),
              confirm: async (totp) => (await openApi()).call(confirmAdminTotp, { body: { totp } }),
              disable: async (body) => (await openApi()).call(disableAdminTotp, { body }),
              renew: async (body) => (await openApi()).call(renewAdminRecoveryCodes, { body }),
              refresh,
            }}
          />
        </Section>
        <Section title={signIn.passkeys.title}>
          <PasskeyList
            words={signIn.passkeys}
            door="admin"
            accountId={accountId}
            email={email}
            hasTotp={hasTotp}
          />
        </Section>
        <LinkedProviders
          words={signIn.providers}
          door="admin"
          accountId={accountId}
          email={email}
          hasTotp={hasTotp}
          leaveTo={leaveTo}
          within={(content) => <Section title={signIn.providers.title}>{content}</Section>}
        />
        <Section title={signIn.account.sessions.title}>
          <SessionList
            queryKey={['admin', accountId, 'sessions']}
            list={async () => (await (await openApi()).call(listAdminSessions, {})).items}
            end={async (sessionId) => (await openApi()).call(endAdminSession, { params: { sessionId } })}
            endOthers={async () => (await openApi()).call(endOtherAdminSessions, {})}
          />
        </Section>
      </div>
    </div>
  );
}
