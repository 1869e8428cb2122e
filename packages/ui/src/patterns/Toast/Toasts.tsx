import { Toast } from '@base-ui/react/toast';
import { useEffect } from 'react';
import type { PortalProps } from '../../element/portal.ts';
import { Place } from './Toast.styles.ts';
import { ToastMessage } from './ToastMessage.tsx';
import type { ToastData, ToastQueue } from './toastQueue.ts';
import { overlayWords } from '../../words/overlay/en.ts';
import { useWords } from '../../words/useWords.ts';

interface ToastsProps extends PortalProps {
  queue: ToastQueue;
  durationMs: number;
  placement: 'top' | 'bottom';
}

/** Renders the toasts of a page; loaded with the first one. */
export function Toasts({ queue, durationMs, placement, container }: ToastsProps) {
  return (
    <Toast.Provider timeout={durationMs}>
      <Toast.Portal container={container}>
        <Place aria-label={useWords(overlayWords).messages} data-placement={placement}>
          <Messages queue={queue} />
        </Place>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Messages({ queue }: Pick<ToastsProps, 'queue'>) {
  const { toasts, add, close } = Toast.useToastManager<ToastData>();
  // after the live region has rendered, so that screen readers announce the first toast, too
  useEffect(() => queue.attach({ add, close }), [queue, add, close]);
  return toasts.map((toast) => <ToastMessage key={toast.id} toast={toast} />);
}
