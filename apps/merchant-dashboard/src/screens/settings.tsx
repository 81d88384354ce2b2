import { PageHeader, Tabs } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useSearchParams } from 'react-router-dom';
import { useBusiness } from '../features/dashboard/use-business';
import { PasswordChange } from '../features/settings/components/password-change';
import { ProfileSections } from '../features/settings/components/profile-sections';
import { SecondFactor } from '../features/settings/components/second-factor';
import { Section } from '../features/settings/components/section';
import { SessionList } from '../features/settings/components/session-list';
import { TeamView } from '../features/settings/components/team-view';
import { useMessages } from '../messages/use-messages';

/** The settings of the person and of the business; `?tab=` names the one that is shown. */
export function Settings() {
  const { settings: words } = useMessages();
  const { email } = useBusiness();
  const [query, setQuery] = useSearchParams();
  const tabs = [
    { id: 'profile', label: words.tabs.profile, panel: <ProfileSections /> },
    {
      id: 'security',
      label: words.tabs.security,
      panel: (
        <div className="max-w-190 divide-y divide-line border-b border-line">
          <Section title={words.password.title}>
            <PasswordChange email={email} />
          </Section>
          <Section title={words.factor.title}>
            <SecondFactor />
          </Section>
          <Section title={words.sessions.title}>
            <SessionList />
          </Section>
        </div>
      ),
    },
    { id: 'team', label: words.tabs.team, panel: <TeamView /> },
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
