import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from '../ErrorState/ErrorState.tsx';

export interface ErrorBoundaryProps {
  /** What may fail while it is drawn. */
  children: ReactNode;
  /** `page` when nothing else can be shown; `row` for a part of a page that works. */
  layout?: NonNullable<ErrorStateProps['layout']>;
  /** What stands in its place; otherwise the words for it and a button that tries again. */
  fallback?: ((reset: () => void) => ReactNode) | undefined;
  /** Told of the failure, for a log. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
}

interface State {
  hasFailed: boolean;
}

/** Keeps a failure in one part of the page from taking the rest with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError?.(error, info);
  }

  reset = () => this.setState({ hasFailed: false });

  override render() {
    const { children, fallback, layout = 'page' } = this.props;
    if (!this.state.hasFailed) return children;
    return fallback ? fallback(this.reset) : <ErrorState layout={layout} onRetry={this.reset} />;
  }
}
