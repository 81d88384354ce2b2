import type { ConsoleDoor } from '@pricehunt/api-contract';
import type { ReactNode } from 'react';
import { useAccountSite } from './account-site';
import { LinkedProviders } from './linked-providers';
import type { PasskeyWords } from './messages/passkey-words';
import type { ProviderWords } from './messages/provider-words';
import { PasskeyList } from './passkey-list';
import { PasswordChange } from './password-change';
import type { PasswordChangeProps } from './password-change';
import { SecondFactor } from './second-factor';
import type { SecondFactorProps } from './second-factor';
import { SessionList } from './session-list';
import type { SessionListProps } from './session-list';

export interface AccountSecurityProps {
  readonly words: { readonly passkeys: PasskeyWords; readonly providers: ProviderWords };
  readonly door: ConsoleDoor;
  readonly account: { readonly accountId: string; readonly email: string; readonly hasTotp: boolean };
  readonly changePassword: PasswordChangeProps['change'];
  readonly factor: SecondFactorProps['calls'];
  readonly sessions: Omit<SessionListProps, 'queryKey'>;
  /** Leaves the console for a sign-in provider's page. */
  readonly leaveTo: (link: string) => void;
  readonly Section: (props: { readonly title: string; readonly children: ReactNode }) => ReactNode;
}

/** How an account signs in, and where it is signed in: a section each for password, second factor, passkeys, providers and sessions. */
export function AccountSecurity({
  words,
  door,
  account: { accountId, email, hasTotp },
  changePassword,
  factor,
  sessions,
  leaveTo,
  Section,
}: AccountSecurityProps) {
  const { words: site } = useAccountSite();
  const own = { door, accountId, email, hasTotp };
  return (
    <>
      <Section title={site.change.title}>
        <PasswordChange email={email} change={changePassword} />
      </Section>
      <Section title={site.factor.title}>
        <SecondFactor email={email} hasTotp={hasTotp} calls={factor} />
      </Section>
      <Section title={words.passkeys.title}>
        <PasskeyList words={words.passkeys} {...own} />
      </Section>
      <LinkedProviders
        words={words.providers}
        {...own}
        leaveTo={leaveTo}
        within={(content) => <Section title={words.providers.title}>{content}</Section>}
      />
      <Section title={site.sessions.title}>
        <SessionList queryKey={['sessions', door, accountId]} {...sessions} />
      </Section>
    </>
  );
}
