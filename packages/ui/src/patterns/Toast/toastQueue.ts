import { createContext, type ReactNode } from 'react';

export const TOAST_TONES = ['info', 'success', 'warning', 'error'] as const;
export type ToastTone = (typeof TOAST_TONES)[number];

export interface ToastData {
  icon?: ReactNode;
  action?: { label: string; onSelect: () => void } | undefined;
}

export interface QueuedToast {
  readonly id: string;
  readonly title: string;
  readonly type: ToastTone;
  readonly data: ToastData;
  /** For how long it is shown, in milliseconds; by default as its provider says. */
  readonly timeout?: number;
  readonly onClose?: () => void;
}

/** The component that shows toasts. */
interface Shower {
  readonly add: (toast: QueuedToast) => unknown;
  readonly close: (id: string) => void;
}

/** The toasts of a page, queued until the component that shows them has loaded. */
export interface ToastQueue {
  readonly add: (toast: Omit<QueuedToast, 'id'>) => string;
  readonly close: (id: string) => void;
  /** Attaches the component that shows toasts. Returns a function that detaches it. */
  readonly attach: (shower: Shower) => () => void;
  readonly subscribe: (onChange: () => void) => () => void;
  /** The toast that was added last. */
  readonly latest: () => QueuedToast | undefined;
  /** Whether there has been any toast. */
  readonly isUsed: () => boolean;
}

export function createToastQueue(): ToastQueue {
  const listeners = new Set<() => void>();
  let waiting: QueuedToast[] = [];
  let shower: Shower | undefined;
  let count = 0;
  let latest: QueuedToast | undefined;
  return {
    add(toast) {
      const queued = { ...toast, id: `toast-${(count += 1)}` };
      latest = queued;
      if (shower) shower.add(queued);
      else waiting.push(queued);
      for (const tell of listeners) tell();
      return queued.id;
    },
    close(id) {
      const closed = waiting.find((toast) => toast.id === id);
      waiting = waiting.filter((toast) => toast !== closed);
      closed?.onClose?.();
      shower?.close(id);
    },
    attach(next) {
      shower = next;
      for (const toast of waiting.splice(0)) next.add(toast);
      return () => {
        shower = undefined;
      };
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
    latest: () => latest,
    isUsed: () => count > 0,
  };
}

export const ToastContext = createContext<ToastQueue | null>(null);
