import { PasswordChange, PasswordField, useAccountFailure } from '@pricehunt/account-forms';
import {
  changeShopperPassword,
  deleteShopperAccount,
  exportShopperData,
  exportShopperTable,
  resendShopperVerification,
  signOutShopperEverywhere,
} from '@pricehunt/api-contract/shopper-identity';
import type { ShopperAccount } from '@pricehunt/api-contract/shopper-identity';
import { Button, ButtonLink, Chip, Form, Notice } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ShopperAccountSite } from '../../../account/shopper-account-site';
import { leaveDevice } from '../../../account/use-sign-out';
import { useAccount } from '../../../account/use-account';
import { LanguageChoice } from '@pricehunt/web-shell';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useShopperServices } from '../../../shopper-services';
import { ApiKeys } from './api-keys';

export function AccountSections({ account }: { readonly account: ShopperAccount }) {
  const { account: words, signIn } = useMessages();
  const { openApi } = useShopperServices();
  return (
    <ShopperAccountSite>
      <div className="divide-y divide-line border-t border-line">
        <Section title={words.email.title}>
          <EmailStatus account={account} />
        </Section>
        <Section title={signIn.account.change.title}>
          <PasswordChange
            email={account.email}
            change={async (body) => (await openApi()).call(changeShopperPassword, { body })}
          />
        </Section>
        <Section title={words.language}>
          <LanguageChoice />
        </Section>
        <Section title={words.apiKeys.title}>
          <ApiKeys accountId={account.id} />
        </Section>
        <Section title={words.data.title}>
          <p className="mb-3 text-ink-muted">{words.data.sentence}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink href={exportShopperData.path} download="pricehunt-data.json">
              {words.data.json}
            </ButtonLink>
            <ButtonLink href={exportShopperTable.path} download="pricehunt-data.csv">
              {words.data.csv}
            </ButtonLink>
            <ButtonLink to={routePaths.imports}>{words.data.import}</ButtonLink>
          </div>
        </Section>
        <Section title={words.everywhere.title}>
          <Everywhere />
        </Section>
        <Section title={words.deletion.title}>
          <Deletion email={account.email} />
        </Section>
      </div>
    </ShopperAccountSite>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid gap-x-8 gap-y-3 py-6 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <h2 className="text-lg">{title}</h2>
      <div>{children}</div>
    </section>
  );
}

function EmailStatus({ account: { email, isEmailVerified } }: { readonly account: ShopperAccount }) {
  const { email: words } = useMessages().account;
  const { openApi } = useShopperServices();
  const failureOf = useAccountFailure();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => (await openApi()).call(resendShopperVerification, {}),
  });
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 font-semibold wrap-anywhere">{email}</span>
        <Chip tone={isEmailVerified ? 'good' : 'warn'}>
          {isEmailVerified ? words.verified : words.unverified}
        </Chip>
      </p>
      {isEmailVerified ? null : (
        <>
          <p className="mt-2 mb-3 text-ink-muted">{words.unverifiedSentence}</p>
          {error === null ? null : <Notice tone="danger" title={failureOf(error)} className="mb-3" />}
          {isSuccess ? (
            <Notice tone="info" title={words.resent} />
          ) : (
            <Button busy={isPending} onClick={() => mutate()}>
              {words.resend}
            </Button>
          )}
        </>
      )}
    </>
  );
}

function Everywhere() {
  const { everywhere: words } = useMessages().account;
  const { openApi } = useShopperServices();
  const account = useAccount();
  const { show } = useToast();
  const failureOf = useAccountFailure();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await openApi()).call(signOutShopperEverywhere, {}),
    onSuccess: async () => {
      if (account !== null) leaveDevice(account);
      show({ title: words.done });
      await account?.auth.signOut();
    },
  });
  return (
    <>
      <p className="mb-3 text-ink-muted">{words.sentence}</p>
      {error === null ? null : <Notice tone="danger" title={failureOf(error)} className="mb-3" />}
      <Button busy={isPending} onClick={() => mutate()}>
        {words.submit}
      </Button>
    </>
  );
}

function Deletion({ email }: { readonly email: string }) {
  const { deletion: words } = useMessages().account;
  const { problems } = useMessages().signIn.account;
  const { openApi } = useShopperServices();
  const account = useAccount();
  const { show } = useToast();
  const failureOf = useAccountFailure();
  const [isOpen, setIsOpen] = useState(false);
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await openApi()).call(deleteShopperAccount, { body: { password } }),
    onSuccess: async () => {
      if (account !== null) leaveDevice(account);
      show({ title: words.done });
      await account?.auth.signOut();
    },
  });
  const keep = () => {
    setIsOpen(false);
    setPassword('');
    setIsMissing(false);
  };
  return (
    <>
      <p className="mb-3 text-ink-muted">{words.sentence}</p>
      {isOpen ? (
        <Form
          label={words.title}
          busy={isPending}
          problem={error === null ? undefined : failureOf(error)}
          className="max-w-100"
          onSubmit={() => {
            setIsMissing(password === '');
            if (password !== '') mutate();
          }}
        >
          <input type="text" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={words.password}
            autoComplete="current-password"
            value={password}
            error={isMissing ? problems.passwordMissing : undefined}
            onChange={(event) => setPassword(event.target.value)}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" busy={isPending}>
              {words.submit}
            </Button>
            <Button variant="quiet" disabled={isPending} onClick={keep}>
              {words.keep}
            </Button>
          </div>
        </Form>
      ) : (
        <Button onClick={() => setIsOpen(true)}>{words.open}</Button>
      )}
    </>
  );
}
