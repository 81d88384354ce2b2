import { Button, Menu } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { Suspense, lazy, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { ListSync } from './list-sync';
import { useSignInDoor } from './sign-in-door';
import { useAccount, useShopperSession } from './use-account';
import { useSignOut } from './use-sign-out';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

const AuthModal = lazy(async () => ({
  default: (await import('../features/sign-in/components/auth-modal')).AuthModal,
}));

/** The account in the head of every page: the way in, or the menu of who is signed in. It keeps the lists in step too. */
export function AccountControl() {
  return (
    <>
      <WayIn />
      <SignInDialog />
    </>
  );
}

/** The sign-in dialog, whose part of the program comes with its first use. */
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
  const { account, frame, signIn } = useMessages();
  const session = useShopperSession();
  const openSignIn = useSignInDoor();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const { show } = useToast();
  if (session.status === 'loading') return null;
  if (session.account === null) {
    return (
      <Button variant="quiet" size="small" className="max-lg:px-2" onClick={() => openSignIn({})}>
        <PersonMark />
        <span className="max-lg:sr-only">{frame.signIn}</span>
      </Button>
    );
  }
  const { email } = session.account;
  const leave = async () => {
    await signOut();
    show({ title: account.signedOut });
  };
  return (
    <>
      <ListSync />
      <Menu
        items={[
          { label: account.title, onChoose: () => void navigate(routePaths.account) },
          { label: frame.favorites, onChoose: () => void navigate(routePaths.favorites) },
          { label: frame.history, onChoose: () => void navigate(routePaths.history) },
          { label: frame.alerts, onChoose: () => void navigate(routePaths.alerts) },
          { label: account.signOut, onChoose: () => void leave() },
        ]}
      >
        <Button
          variant="quiet"
          size="small"
          className="max-lg:px-1.5"
          aria-label={account.menu(email)}
          title={session.isMock ? signIn.mockTitle : email}
        >
          <span
            aria-hidden="true"
            className="flex size-6 items-center justify-center rounded-full bg-accent-soft text-xs text-accent uppercase"
          >
            {email.slice(0, 1)}
          </span>
          <span className="max-lg:hidden">{account.menuShort}</span>
        </Button>
      </Menu>
    </>
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
