import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../element/lazyPart.tsx';
import type { PortalProps } from '../../element/portal.ts';
import { createToastQueue, ToastContext } from './toastQueue.ts';

/** Most pages are left without a toast. */
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
   * Where toasts show. `top` where the controls of the page are at its bottom: a toast must not cover them.
   * @default 'bottom'
   */
  placement?: 'top' | 'bottom';
}

/**
 * Shows toasts at the bottom of the page, or below its top. Render it once, around the app; `useToast` shows a toast.
 *
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
