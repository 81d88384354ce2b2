import { ErrorFallback } from '@pricehunt/ui-kit';
import { Component } from 'react';
import type { ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** The words of S§2 by default. */
  readonly fallback?: (error: unknown) => ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.fallback?.(failure.error) ?? <ErrorFallback error={failure.error} />;
  }
}
