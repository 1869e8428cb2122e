export type { ToastTone } from './ToastMessage.tsx';
export { ToastProvider, type ToastProviderProps } from './ToastProvider.tsx';
export { type ToastOptions, useToast } from './useToast.ts';
