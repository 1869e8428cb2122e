import type { ReactNode } from 'react';
import { Note } from './Note.tsx';

/** An error message, which is announced when it appears; nothing without an error. */
export function ErrorNote({ children }: { children: ReactNode }) {
  if (children === undefined || children === null || children === false || children === '') return null;
  return (
    <Note tone="error" role="alert">
      {children}
    </Note>
  );
}
