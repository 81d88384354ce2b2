import { Dialog } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import type { SignInWish } from '../../../account/sign-in-door';
import { useMessages } from '../../../messages/use-messages';
import { AuthForms } from './auth-forms';
import type { AuthMode } from './auth-forms';

export interface AuthModalProps {
  /** Why it is open; null closes it. */
  readonly wish: SignInWish | null;
  readonly onClose: () => void;
}

/** The sign-in dialog. It closes after signing in, and the interrupted action continues. */
export function AuthModal({ wish, onClose }: AuthModalProps) {
  const { signIn: words } = useMessages();
  const { show } = useToast();
  const [chosen, setChosen] = useState<{ readonly wish: SignInWish | null; readonly mode: AuthMode }>();
  const mode = chosen?.wish === wish ? chosen.mode : (wish?.mode ?? 'login');
  return (
    <Dialog open={wish !== null} title={words.titles[mode]} shape="sheet" onClose={onClose}>
      {mode === 'forgot' ? null : <p className="mb-5 text-ink-muted">{wish?.reason ?? words.lead}</p>}
      <AuthForms
        mode={mode}
        onMode={(next) => setChosen({ wish, mode: next })}
        onDone={({ mode: done, email }) => {
          onClose();
          show(
            done === 'login'
              ? { title: words.signedIn, tone: 'good' }
              : { title: words.welcome, description: words.welcomeNext(email), tone: 'good' },
          );
          wish?.onSignedIn?.();
        }}
      />
    </Dialog>
  );
}
