import { useState } from 'react';
import { useShopperSession } from '../../account/use-account';
import { useSignInDoor } from '../../account/use-sign-in-door';
import { useFailureSentence } from '../../messages/use-failure-sentence';
import { useMessages } from '../../messages/use-messages';
import type { AlertSubmission } from './components/alert-frame';

interface NewAlertRequests<Typed> {
  readonly create: (typed: Typed) => void;
  readonly requestByEmail: (typed: Typed, email: string) => void;
  readonly isPending: boolean;
  readonly failure: Error | null;
  readonly signInReason: string;
}

/** Sets a new alert; without an account, by an e-mail address that is confirmed by link, or after signing in. */
export function useAlertSubmission<Typed>({
  create,
  requestByEmail,
  isPending,
  failure,
  signInReason,
}: NewAlertRequests<Typed>): AlertSubmission<Typed> {
  const { priceAlerts: words } = useMessages();
  const { account, isMock } = useShopperSession();
  const openSignIn = useSignInDoor();
  const sentenceOf = useFailureSentence();
  const [isRefused, setIsRefused] = useState(false);
  const [email, setEmail] = useState('');
  return {
    submitLabel: words.submit,
    busy: isPending,
    problem: isRefused ? words.mockSentence : failure === null ? undefined : sentenceOf(failure),
    onSubmit: (typed) => {
      setIsRefused(isMock);
      if (isMock) return;
      if (account === null) requestByEmail(typed, email.trim());
      else create(typed);
    },
    emailOnly:
      account !== null || isMock
        ? undefined
        : {
            email,
            onChange: setEmail,
            signInLabel: words.signInAndSet,
            onSignIn: (typed) =>
              openSignIn({ mode: 'signup', reason: signInReason, onSignedIn: () => create(typed) }),
          },
  };
}
