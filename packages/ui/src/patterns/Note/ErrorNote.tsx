import type { ReactNode } from 'react';
import { Note } from './Note.tsx';

/** Says what has failed, and is announced when it appears; nothing where nothing has. */
export function ErrorNote({ children }: { children: ReactNode }) {
  if (children === undefined || children === null || children === false || children === '') return null;
  return (
    <Note tone="error" role="alert">
      {children}
    </Note>
  );
}
