import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState, type ErrorStateProps } from '../ErrorState/ErrorState.tsx';

export interface ErrorBoundaryProps {
  /** The content that may fail to render. */
  children: ReactNode;
  /** `page` when nothing else can be shown; `row` for a part of a page that works. */
  layout?: NonNullable<ErrorStateProps['layout']>;
  /** The fallback; by default an error message with a retry button. */
  fallback?: ((reset: () => void) => ReactNode) | undefined;
  /** Called with the error, for logging. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
}

interface State {
  hasFailed: boolean;
}

/**
 * Keeps an error in one part of the page from breaking the rest.
 *
 * @use Catches an error during rendering, so that the rest of the app stays.
 * @avoid Not for a call that was refused: `ErrorState`.
 * @heard The error as an alert, once.
 * @keys press
 * @example
 * <ErrorBoundary>
 *   <Page />
 * </ErrorBoundary>
 */
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
