import { X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Actions, Box, NoticeRoot } from './ShellNotice.styles.ts';
import { offlineWords } from '../../../words/offline/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ShellNoticeProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** What has happened, in a few words; undefined: there is nothing to say. */
  title: string | undefined;
  /** What it means. */
  children?: ReactNode;
  /** What the button does, in a word; without it there is no button. */
  actionLabel?: string | undefined;
  /** Called by the button. */
  onAction?: (() => void) | undefined;
  /** A link on, in place of a button. */
  link?: ReactNode;
  /** Closes the notice. */
  onDismiss: () => void;
}

/**
 * A quiet notice at the foot of every page, about the app itself: that there is no network, or a newer version. It takes no
 * focus and covers no dialog. It is always in the page, so that a change is announced.
 *
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
