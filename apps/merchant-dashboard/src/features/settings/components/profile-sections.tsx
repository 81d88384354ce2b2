import { Chip, ThemeToggle } from '@pricehunt/ui-kit';
import { LanguageChoice } from '@pricehunt/web-shell';
import { useMessages } from '../../../messages/use-messages';
import { ResendVerification } from '../../../business/resend-verification';
import { StatusChip } from '../../../business/status-chip';
import { useBusiness } from '../../../business/use-business';
import { EmailChange } from './email-change';
import { ProfileForm } from './profile-form';
import { Section } from '../../../page-section';

/** What is known about the business and the person, and how the dashboard speaks and looks. */
export function ProfileSections() {
  const { settings } = useMessages();
  const { profile: words } = settings;
  const { name, storeDomain, status, statusReason, email, isEmailVerified, role } = useBusiness();
  return (
    <div className="max-w-190 divide-y divide-line border-b border-line">
      <Section title={words.business}>
        <p className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
          <StatusChip />
        </p>
        {status === 'suspended' && statusReason !== null ? (
          <p className="mt-2 text-danger">{words.suspendedFor(statusReason)}</p>
        ) : null}
        <div className="mt-4">
          <ProfileForm />
        </div>
      </Section>
      <Section title={words.storeDomain}>
        {storeDomain === null ? (
          <p className="text-ink-muted">{words.noDomain}</p>
        ) : (
          <p className="wrap-anywhere">{storeDomain}</p>
        )}
      </Section>
      <Section title={words.email}>
        <p className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 wrap-anywhere">{email}</span>
          <Chip tone={isEmailVerified ? 'good' : 'warn'}>
            {isEmailVerified ? words.proved : words.unproved}
          </Chip>
        </p>
        {isEmailVerified ? null : (
          <div className="mt-3">
            <ResendVerification />
          </div>
        )}
        <EmailChange />
      </Section>
      <Section title={words.role}>
        <p className="font-semibold">{settings.roles[role]}</p>
        <p className="text-sm text-ink-muted">{settings.roleSays[role]}</p>
      </Section>
      <Section title={words.language}>
        <LanguageChoice />
      </Section>
      <Section title={words.theme}>
        <ThemeToggle />
      </Section>
    </div>
  );
}
