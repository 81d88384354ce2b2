import { Button } from '@pricehunt/ui-kit';
import { Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { useSignInDoor } from './use-sign-in-door';
import { useAccount, useShopperSession } from './use-account';
import { useMessages } from '../messages/use-messages';

const AuthModal = lazy(async () => ({
  default: (await import('../features/sign-in/components/auth-modal')).AuthModal,
}));

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu')).AccountMenu }));

export function AccountControl() {
  return (
    <>
      <WayIn />
      <SignInDialog />
    </>
  );
}

function SignInDialog() {
  const door = useAccount()?.door ?? null;
  const wish = useSyncExternalStore(
    door?.subscribe ?? followNothing,
    () => door?.wish() ?? null,
    () => null,
  );
  const [wasOpened, setWasOpened] = useState(false);
  if (wish !== null && !wasOpened) setWasOpened(true);
  return door === null || !wasOpened ? null : (
    <Suspense>
      <AuthModal wish={wish} onClose={door.close} />
    </Suspense>
  );
}

function followNothing(): () => void {
  return () => {};
}

function WayIn() {
  const { frame } = useMessages();
  const { status, account, isMock } = useShopperSession();
  const openSignIn = useSignInDoor();
  if (status === 'loading') return null;
  if (account !== null) {
    return (
      <Suspense>
        <AccountMenu email={account.email} isMock={isMock} />
      </Suspense>
    );
  }
  return (
    <Button variant="quiet" size="small" className="max-lg:px-2" onClick={() => openSignIn({})}>
      <PersonMark />
      <span className="max-lg:sr-only">{frame.signIn}</span>
    </Button>
  );
}

function PersonMark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5 flex-none lg:hidden" fill="none">
      <circle cx="10" cy="6.5" r="3.5" stroke="currentColor" strokeWidth="1.7" />
      <path d="M3 17.5a7 7 0 0 1 14 0" stroke="currentColor" strokeWidth="1.7" strokeLinecap="round" />
    </svg>
  );
}
