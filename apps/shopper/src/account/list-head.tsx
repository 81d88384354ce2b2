import { PageHeader } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { useSignInDoor } from './sign-in-door';

/** What a ListHead takes. */
export interface ListHeadProps {
  readonly title: string;
  readonly place: 'device' | 'account';
  readonly words: {
    readonly onDevice: string;
    readonly inAccount: string;
    readonly signInReason: string;
    readonly takeAlong: string;
  };
  readonly actions?: ReactNode;
}

/** The head of a list: what it is, where it is kept, and how it comes along to other devices. */
export function ListHead({ title, place, words, actions }: ListHeadProps) {
  const openSignIn = useSignInDoor();
  const lead =
    place === 'account' ? (
      words.inAccount
    ) : (
      <>
        {words.onDevice}{' '}
        <button
          type="button"
          className="text-link"
          onClick={() => openSignIn({ mode: 'signup', reason: words.signInReason })}
        >
          {words.takeAlong}
        </button>
      </>
    );
  return <PageHeader title={title} lead={lead} actions={actions} />;
}
