import { Toast } from '@base-ui/react/toast';
import type { ToastData, ToastTone } from './ToastMessage.tsx';

export interface ToastOptions extends ToastData {
  /** What kind of message it is; it chooses the icon. */
  tone?: ToastTone;
  /** Called when it is gone: after its time, or because it was closed. */
  onClose?: () => void;
}

/**
 * Shows a toast: `showToast('Saved to bookmarks')`. Returns a function that closes it before its time.
 *
 * @example
 * const toast = useToast();
 * toast('Saved');
 */
export function useToast(): (message: string, options?: ToastOptions) => () => void {
  const { add, close } = Toast.useToastManager<ToastData>();
  return (message, { tone = 'info', onClose, ...data } = {}) => {
    const id = add({ title: message, type: tone, data, ...(onClose && { onClose }) });
    return () => close(id);
  };
}
