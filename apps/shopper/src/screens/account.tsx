import { Button, EmptyState, PageHeader, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useSignInDoor } from '../account/use-sign-in-door';
import { useShopperSession } from '../account/use-account';
import { useSignOut } from '../account/use-sign-out';
import { AccountSections } from '../features/account/components/account-sections';
import { MockBanner } from '../features/sign-in/components/mock-banner';
import { useMessages } from '../messages/use-messages';

export function Account() {
  const { account: words, signIn } = useMessages();
  const { status, account, isMock } = useShopperSession();
  const openSignIn = useSignInDoor();
  const signOut = useSignOut();
  return (
    <div className="max-w-180 pb-14">
      <PageTitle>{words.title}</PageTitle>
      {status === 'signed-out' ? (
        <EmptyState
          title={words.signedOutTitle}
          headingLevel={1}
          action={
            <>
              <Button variant="primary" onClick={() => openSignIn({})}>
                {signIn.submit.login}
              </Button>
              <Button onClick={() => openSignIn({ mode: 'signup' })}>{signIn.toSignup}</Button>
            </>
          }
        >
          {words.signedOutSentence}
        </EmptyState>
      ) : (
        <PageHeader
          title={words.title}
          actions={account === null ? null : <Button onClick={() => void signOut()}>{words.signOut}</Button>}
        />
      )}
      <MockBanner />
      {status === 'loading' ? (
        <SkeletonGroup label={words.loading}>
          <div className="grid gap-4">
            <SkeletonBlock className="h-6 w-70 max-w-full" />
            <SkeletonBlock className="h-40 w-full" />
          </div>
        </SkeletonGroup>
      ) : account === null ? null : isMock ? (
        <p>{signIn.already(account.email)}</p>
      ) : (
        <AccountSections account={account} />
      )}
    </div>
  );
}
