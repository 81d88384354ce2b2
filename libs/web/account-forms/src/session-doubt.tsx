import { Button, Notice } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useAccountSite } from './account-site';

export interface SessionDoubtProps {
  /** Never rejects. */
  readonly onAskAgain: () => Promise<void>;
}

/** Shows that the session couldn't be loaded, with a retry button. */
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
