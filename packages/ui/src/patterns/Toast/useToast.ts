import { useContext } from 'react';
import { type ToastData, ToastContext, type ToastTone } from './toastQueue.ts';

export interface ToastOptions extends ToastData {
  /** The kind of message, which determines its icon. */
  tone?: ToastTone;
  /** Called when the toast has disappeared: after its time, or because it was closed. */
  onClose?: () => void;
}

/**
 * Shows a toast: `showToast('Saved to bookmarks')`. Returns a function that closes it early.
 *
 * @example
 * const toast = useToast();
 * toast('Saved');
 */
export function useToast(): (message: string, options?: ToastOptions) => () => void {
  const queue = useContext(ToastContext);
  if (!queue) throw new Error('useToast needs a ToastProvider around it.');
  return (message, { tone = 'info', onClose, ...data } = {}) => {
    const id = queue.add({ title: message, type: tone, data, ...(onClose && { onClose }) });
    return () => queue.close(id);
  };
}
