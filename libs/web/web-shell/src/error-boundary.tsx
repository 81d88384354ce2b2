import { ErrorFallback } from '@pricehunt/ui-kit';
import { Component } from 'react';
import type { ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** What stands in place of what broke; the words of S§2 unless told otherwise. */
  readonly fallback?: (error: unknown) => ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Catches what its children throw while they are drawn, and shows the fallback in their place: one for a panel, one for the app. */
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
