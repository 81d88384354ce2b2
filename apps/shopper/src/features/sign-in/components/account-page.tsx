import { Button, EmptyState, PageHeader, Unbroken } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import type { ReactNode } from 'react';
import { ListPlace } from '../../../account/list-states';
import { useShopperSession } from '../../../account/use-account';
import { useSignInDoor } from '../../../account/use-sign-in-door';
import { MockBanner } from './mock-banner';

export interface AccountPageProps {
  readonly words: {
    readonly title: string;
    readonly lead: string;
    readonly loading: string;
    readonly signedOutTitle: string;
    readonly signedOutSentence: string;
    readonly signInReason: string;
    readonly signIn: string;
    readonly createAccount: string;
    readonly mockSentence: string;
  };
  readonly children: (account: { readonly email: string }) => ReactNode;
}

/** A page that needs an account: without one it invites to sign in. */
export function AccountPage({ words, children }: AccountPageProps) {
  const { status, account, isMock } = useShopperSession();
  const openSignIn = useSignInDoor();
  return (
    <div className="pb-14">
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} lead={words.lead} />
      <MockBanner />
      {status === 'loading' ? (
        <ListPlace label={words.loading} />
      ) : account === null ? (
        <EmptyState
          title={words.signedOutTitle}
          action={
            <>
              <Button variant="primary" onClick={() => openSignIn({ reason: words.signInReason })}>
                {words.signIn}
              </Button>
              <Button onClick={() => openSignIn({ mode: 'signup', reason: words.signInReason })}>
                {words.createAccount}
              </Button>
            </>
          }
        >
          <Unbroken>{words.signedOutSentence}</Unbroken>
        </EmptyState>
      ) : isMock ? (
        <p className="text-ink-muted">{words.mockSentence}</p>
      ) : (
        children(account)
      )}
    </div>
  );
}
