import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Actions, Box, NoticeRoot } from './ShellNotice.styles.ts';
import { offlineWords } from '../../../words/offline/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ShellNoticeProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The notice in a few words; undefined if there is none. */
  title: string | undefined;
  /** An explanation of the notice. */
  children?: ReactNode;
  /** The label of the button; without it there is no button. */
  actionLabel?: string | undefined;
  /** Called when the button is pressed. */
  onAction?: (() => void) | undefined;
  /** A link instead of the button. */
  link?: ReactNode;
  /** Called to close the notice. */
  onDismiss: () => void;
}

/**
 * A notice about the app at the bottom of every page, for example that it is offline or has a new version. It
 * takes no focus and covers no dialog. Always rendered, so that changes are announced.
 *
 * @use Says something about the app itself, at the foot of each page.
 * @avoid Not for the result of a press: a toast.
 * @heard A status, when it appears.
 * @keys press
 * @example
 * <ShellNotice title="You are offline." onDismiss={close} />
 */
export function ShellNotice({
  title,
  children,
  actionLabel,
  onAction,
  link,
  onDismiss,
  ...rest
}: ShellNoticeProps) {
  const words = useWords(offlineWords);
  return (
    <NoticeRoot {...rest}>
      <LiveRegion>
        {title !== undefined && (
          <>
            {title} {children}
          </>
        )}
      </LiveRegion>
      {title !== undefined && (
        <Box>
          <p aria-hidden>
            <b>{title}</b> {children}
          </p>
          <Actions>
            {link}
            {actionLabel !== undefined && (
              <Button size="small" variant="outline" onClick={onAction}>
                {actionLabel}
              </Button>
            )}
            <IconButton label={words.dismiss} onClick={onDismiss}>
              <X />
            </IconButton>
          </Actions>
        </Box>
      )}
    </NoticeRoot>
  );
}
