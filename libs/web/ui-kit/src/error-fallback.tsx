import type { ReactNode } from 'react';
import { Button } from './button';
import { Disclosure } from './disclosure';
import { useKitMessages } from './messages/use-kit-messages';

export interface ErrorFallbackProps {
  readonly error: unknown;
  /** Reloads the page by default. */
  readonly onRefresh?: (() => void) | undefined;
  /** An extra sentence when the cause is known. */
  readonly children?: ReactNode;
}

/** Replaces content that failed to render, in the words of S§2. */
export function ErrorFallback({ error, onRefresh = reloadPage, children }: ErrorFallbackProps) {
  const { failure } = useKitMessages();
  return (
    <section role="alert" className="mx-auto max-w-150 px-5 py-16">
      <h1 className="text-2xl">{failure.title}</h1>
      <p className="mt-3 text-ink-muted">{failure.sentence}</p>
      {children === undefined ? null : <p className="mt-2 text-ink-muted">{children}</p>}
      <Button variant="primary" className="mt-6" onClick={onRefresh}>
        {failure.refresh}
      </Button>
      <Disclosure summary={failure.details} className="mt-8 border-t border-line pt-4 text-sm">
        <pre className="mt-2 overflow-x-auto font-sans whitespace-pre-wrap text-ink-muted">
          {describeError(error) ?? failure.noDetails}
        </pre>
      </Disclosure>
    </section>
  );
}

function reloadPage(): void {
  window.location.reload();
}

function describeError(error: unknown): string | null {
  if (error instanceof Error) return `${error.name}: ${error.message}`;
  return typeof error === 'string' && error !== '' ? error : null;
}
