import { ErrorFallback } from '@pricehunt/ui-kit';
import { Component } from 'react';
import type { ReactNode } from 'react';

export interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** The words of S§2 by default. */
  readonly fallback?: (error: unknown) => ReactNode;
  /** The content is tried again when this changes. */
  readonly resetKey?: string;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: string | undefined;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return this.props.fallback?.(failure.error) ?? <ErrorFallback error={failure.error} />;
  }
}
