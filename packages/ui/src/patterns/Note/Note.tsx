import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { NoteBody, NoteRoot, NoteTitle } from './Note.styles.ts';

export const NOTE_TONES = ['info', 'success', 'warning', 'error'] as const;
export type NoteTone = (typeof NOTE_TONES)[number];

const icons: Readonly<Record<NoteTone, ReactNode>> = {
  info: <Info />,
  success: <CircleCheck />,
  warning: <TriangleAlert />,
  error: <CircleAlert />,
};

export interface NoteProps extends Omit<ComponentProps<'div'>, 'title' | 'children' | 'role'> {
  /** The message, with possible actions. */
  children: ReactNode;
  /**
   * The meaning of the message, which determines its icon and colour.
   * @default 'info'
   */
  tone?: NoteTone;
  /** A summary in one line, before the details. */
  title?: ReactNode;
  /** Announces the message when it appears: `alert` interrupts, `status` waits. Omit it for static content. */
  role?: 'alert' | 'status';
}

/**
 * An inline message: information, success, warning or error.
 *
 * @use Says something about the content beside it: a hint, a warning, a success.
 * @avoid Not for a message that disappears by itself: `Toast`. Not in place of failed content: `ErrorState`.
 * @heard Its text in place; an error or a success when it appears.
 * @keys tab
 * @example
 * <Note tone="warning">Two scenes have no way out.</Note>
 */
export function Note({ children, tone = 'info', title, ...rest }: NoteProps) {
  return (
    <NoteRoot data-tone={tone} {...rest}>
      {icons[tone]}
      <NoteBody>
        {title !== undefined && <NoteTitle>{title}</NoteTitle>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </NoteBody>
    </NoteRoot>
  );
}
