import { Button, Notice } from '@pricehunt/ui-kit';
import { useAccountSite } from './account-site';
import { useAccountFailure } from './use-refusal';

interface LoadFailureProps {
  readonly title: string;
  readonly error: Error;
  readonly retry: () => unknown;
}

/** Says that something couldn't be loaded, and why, with a button to try again. */
export function LoadFailure({ title, error, retry }: LoadFailureProps) {
  const { words } = useAccountSite();
  const failureOf = useAccountFailure();
  return (
    <Notice
      tone="danger"
      title={title}
      action={
        <Button size="small" onClick={() => void retry()}>
          {words.tryAgain}
        </Button>
      }
    >
      {failureOf(error)}
    </Notice>
  );
}
