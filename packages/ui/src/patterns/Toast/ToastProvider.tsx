import { Toast } from '@base-ui/react/toast';
import type { ReactNode } from 'react';
import { useOverlayWords } from '../../words/areas/useOverlayWords.ts';
import { Place } from './Toast.styles.ts';
import { type ToastData, ToastMessage } from './ToastMessage.tsx';

export interface ToastProviderProps {
  /** What can send messages: the whole app. */
  children: ReactNode;
  /** How long a message stays; hover and focus hold it. */
  durationMs?: number | undefined;
}

/** Shows short messages at the foot of the page. Stand it once, around everything; `useToast` sends one. */
export function ToastProvider({ children, durationMs = 4000 }: ToastProviderProps) {
  return (
    <Toast.Provider timeout={durationMs}>
      {children}
      <Toast.Portal>
        <Place aria-label={useOverlayWords().messages}>
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
