import { Button } from '@pricehunt/ui-kit';
import { ErrorBoundary } from '@pricehunt/web-shell';
import { Suspense, lazy, useEffect, useState } from 'react';
import { useFirstMessages } from '../messages/use-messages';

const Control = lazy(async () => ({
  default: (await import('../features/account/components/account-control')).AccountControl,
}));

/** The place of the account in the head. What it needs comes after the first paint; its room is kept. */
export function AccountPlace() {
  const { frame } = useFirstMessages();
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    const frameId = window.requestAnimationFrame(() => setIsPainted(true));
    return () => window.cancelAnimationFrame(frameId);
  }, []);
  const room = (
    <Button variant="quiet" size="small" disabled>
      {frame.signIn}
    </Button>
  );
  if (!isPainted) return room;
  return (
    <ErrorBoundary fallback={nothing}>
      <Suspense fallback={room}>
        <Control />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Where it does not arrive, the sign-in page is still there. */
function nothing() {
  return <></>;
}
