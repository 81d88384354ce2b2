import { verifiedDomainsOf } from '@pricehunt/business-accounts';
import { ButtonLink, Chip, SkeletonBars, ThemeToggle } from '@pricehunt/ui-kit';
import { LanguageChoice } from '@pricehunt/web-shell';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../../../page-parts/answered';
import { domainsQuery } from '../../../business/setup-queries';
import { useMerchantServices } from '../../../merchant-services';
import { routePaths } from '../../../route-paths';
import { useMessages } from '../../../messages/use-messages';
import { ResendVerification } from '../../../business/resend-verification';
import { StatusChip } from '../../../business/status-chip';
import { useBusiness } from '../../../business/use-business';
import { EmailChange } from './email-change';
import { ProfileForm } from './profile-form';
import { Section } from '../../../page-parts/page-section';

export function ProfileSections() {
  const { settings } = useMessages();
  const { profile: words } = settings;
  const { name, status, statusReason, email, isEmailVerified, role } = useBusiness();
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
        <StoreDomains />
      </Section>
      <Section title={words.email}>
        <p className="flex flex-wrap items-center gap-3">
          <span className="min-w-0 wrap-anywhere">{email}</span>
          <Chip tone={isEmailVerified ? 'good' : 'warn'}>
            {isEmailVerified ? words.verified : words.unverified}
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

/** The verified domains, or the submitted one as not verified. */
function StoreDomains() {
  const { profile: words } = useMessages().settings;
  const { id, storeDomain } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(domainsQuery(openApi, id));
  return (
    <Answered query={query} whileLoading={<DomainsLoading />}>
      {(claims) => {
        const verified = verifiedDomainsOf(claims);
        if (verified.length > 0) {
          return verified.map((domain) => (
            <p key={domain} className="flex flex-wrap items-center gap-3">
              <span className="min-w-0 wrap-anywhere">{domain}</span>
              <Chip tone="good">{words.domainVerified}</Chip>
            </p>
          ));
        }
        return (
          <>
            <p className="flex flex-wrap items-center gap-3">
              <span className="min-w-0 wrap-anywhere">
                {claims[0]?.domain ?? storeDomain ?? words.noDomain}
              </span>
              <Chip tone="warn">{words.domainUnverified}</Chip>
            </p>
            <ButtonLink to={`${routePaths.integrate}?step=domain`} size="small" className="mt-3">
              {words.verifyDomain}
            </ButtonLink>
          </>
        );
      }}
    </Answered>
  );
}

function DomainsLoading() {
  const { profile: words } = useMessages().settings;
  return <SkeletonBars label={words.domainsLoading} className="h-5 w-40" />;
}
