import { PageHeader } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { useSignInDoor } from './use-sign-in-door';

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
