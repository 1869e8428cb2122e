import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import type { PortalProps } from '../../element/portal.ts';
import { useOverlayWords } from '../../words/areas/useOverlayWords.ts';
import { Place } from './Toast.styles.ts';
import { type ToastData, ToastMessage } from './ToastMessage.tsx';

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
  return (
    <Toast.Provider timeout={durationMs}>
      {children}
      <Toast.Portal container={container}>
        <Place aria-label={useOverlayWords().messages} data-placement={placement}>
          <Messages />
        </Place>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Messages() {
  const { toasts } = Toast.useToastManager<ToastData>();
  return toasts.map((toast) => <ToastMessage key={toast.id} toast={toast} />);
}
