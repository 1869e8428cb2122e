import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoteBody, NoteRoot, NoteTitle } from './Note.styles.ts';

export const NOTE_TONES = ['info', 'success', 'warning', 'error'] as const;
export type NoteTone = (typeof NOTE_TONES)[number];

const icons: Readonly<Record<NoteTone, ReactNode>> = {
  info: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  error: <CircleAlert />,
};

export interface NoteProps {
  /** What there is to say, with what can be done about it. */
  children: ReactNode;
  /** What kind of remark it is; the icon and the colour follow it. */
  tone?: NoteTone;
  /** One line that says it all; the rest explains. */
  title?: ReactNode;
  /** Reads it out when it appears: `alert` interrupts, `status` waits. Leave it out for what was always there. */
  role?: 'alert' | 'status';
}

/** A remark on what stands beside it: good to know, done, be careful, or failed. */
export function Note({ children, tone = 'info', title, role }: NoteProps) {
  return (
    <NoteRoot data-tone={tone} role={role}>
      {icons[tone]}
      <NoteBody>
        {title !== undefined && <NoteTitle>{title}</NoteTitle>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </NoteBody>
    </NoteRoot>
  );
}
