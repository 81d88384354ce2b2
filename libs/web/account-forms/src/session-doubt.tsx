import { Button, Notice } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useAccountSite } from './account-site';

export interface SessionDoubtProps {
  /** Asks the server again who is signed in; never rejects. */
  readonly onAskAgain: () => Promise<void>;
}

/** Says on the way in that it could not be told who is signed in, and asks again. */
export function SessionDoubt({ onAskAgain }: SessionDoubtProps) {
  const { words } = useAccountSite();
  const [isAsking, setIsAsking] = useState(false);
  const askAgain = async () => {
    setIsAsking(true);
    await onAskAgain();
    setIsAsking(false);
  };
  return (
    <Notice
      tone="warn"
      title={words.doubt.title}
      className="mb-6"
      action={
        <Button size="small" busy={isAsking} onClick={() => void askAgain()}>
          {words.tryAgain}
        </Button>
      }
    >
      {words.doubt.sentence}
    </Notice>
  );
}
