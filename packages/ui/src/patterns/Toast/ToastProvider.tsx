import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../element/lazyPart.tsx';
import type { PortalProps } from '../../element/portal.ts';
import { createToastQueue, ToastContext } from './toastQueue.ts';

/** Loaded lazily: most visits to a page show no toast. */
const Toasts = lazyPart(async () => (await import('./Toasts.tsx')).Toasts);

export interface ToastProviderProps extends PortalProps {
  /** The app. */
  children: ReactNode;
  /**
   * How long a toast is shown; hover and focus pause the timer.
   * @default 4000
   */
  durationMs?: number | undefined;
  /**
   * Where toasts appear: `top` for a page with its controls at the bottom, which a toast must not cover.
   * @default 'bottom'
   */
  placement?: 'top' | 'bottom';
}

/**
 * The toasts of a page, at its bottom or below its top. Render it once, around the app; see `useToast`.
 *
 * @use Confirms an action, and disappears by itself.
 * @avoid Not for an error that needs an answer: `Note` or `ErrorState`.
 * @heard Its text, once, politely; an action can be reached with F6.
 * @keys close
 * @example
 * <ToastProvider>
 *   <App />
 * </ToastProvider>
 */
export function ToastProvider({
  children,
  durationMs = 4000,
  placement = 'bottom',
  container,
}: ToastProviderProps) {
  const [queue] = useState(createToastQueue);
  const isUsed = useSyncExternalStore(queue.subscribe, queue.isUsed, queue.isUsed);
  return (
    <ToastContext value={queue}>
      {children}
      {isUsed && <Toasts queue={queue} durationMs={durationMs} placement={placement} container={container} />}
    </ToastContext>
  );
}
