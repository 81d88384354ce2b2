import { createContext, lazy, Suspense, use, useCallback, useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '@pricehunt/web-shell';

/** What a place that needs an account asks for. */
export interface SignInWish {
  /** What signing in is good for here, in one sentence. */
  readonly reason?: string;
  readonly mode?: 'login' | 'signup';
  /** Goes on with what the person was about to do. */
  readonly onSignedIn?: () => void;
}

/** Opens the sign-in dialog over the page. */
export type OpenSignIn = (wish: SignInWish) => void;

const SignInDoorContext = createContext<OpenSignIn | null>(null);

const AuthModal = lazy(async () => ({
  default: (await import('../features/sign-in/components/auth-modal')).AuthModal,
}));

/** Gives what opens the sign-in dialog. Throws outside a SignInDoor. */
export function useSignInDoor(): OpenSignIn {
  const open = use(SignInDoorContext);
  if (open === null) throw new Error('useSignInDoor stands outside SignInDoor');
  return open;
}

/** Holds the sign-in dialog, whose part of the program comes with its first use. */
export function SignInDoor({ children }: { readonly children: ReactNode }) {
  const [wish, setWish] = useState<SignInWish | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const open = useCallback((wished: SignInWish) => {
    setWish(wished);
    setWasOpened(true);
  }, []);
  return (
    <SignInDoorContext value={open}>
      {children}
      {wasOpened ? (
        <ErrorBoundary fallback={nothing}>
          <Suspense>
            <AuthModal wish={wish} onClose={() => setWish(null)} />
          </Suspense>
        </ErrorBoundary>
      ) : null}
    </SignInDoorContext>
  );
}

/** Where the dialog does not arrive, the sign-in page is still there. */
function nothing() {
  return <></>;
}
