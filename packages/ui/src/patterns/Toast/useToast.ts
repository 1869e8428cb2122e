import { useContext } from 'react';
import { type ToastData, ToastContext, type ToastTone } from './toastQueue.ts';

export interface ToastOptions extends ToastData {
  /** The kind of message, which determines its icon. */
  tone?: ToastTone;
  /** How long it is shown, for an action that needs more time than its provider gives. */
  durationMs?: number;
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
  return (message, { tone = 'info', durationMs, onClose, ...data } = {}) => {
    const timed = durationMs !== undefined && { timeout: durationMs };
    const id = queue.add({ title: message, type: tone, data, ...timed, ...(onClose && { onClose }) });
    return () => queue.close(id);
  };
}
