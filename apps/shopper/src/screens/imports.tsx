import { Button, EmptyState, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { ListPlace } from '../account/list-states';
import { useSignInDoor } from '../account/use-sign-in-door';
import { useShopperSession } from '../account/use-account';
import { ImportSteps } from '../features/imports/components/import-steps';
import { MockBanner } from '../features/sign-in/components/mock-banner';
import { useMessages } from '../messages/use-messages';

/** The page at /import. */
export function Imports() {
  const { imports: words } = useMessages();
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
          {words.signedOutSentence}
        </EmptyState>
      ) : isMock ? (
        <p className="text-ink-muted">{words.mockSentence}</p>
      ) : (
        <ImportSteps />
      )}
    </div>
  );
}
