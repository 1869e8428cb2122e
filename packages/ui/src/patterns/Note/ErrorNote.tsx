import type { ReactNode } from 'react';
import { Note } from './Note.tsx';

/** What has failed, announced as soon as it is there. */
export function ErrorNote({ children }: { children: ReactNode }) {
  if (children === undefined || children === null || children === false || children === '') return null;
  return (
    <Note tone="error" role="alert">
      {children}
    </Note>
  );
}
