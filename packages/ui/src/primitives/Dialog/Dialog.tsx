import { Dialog as Base } from '@base-ui/react/dialog';
import type { ComponentProps, ReactNode, RefObject } from 'react';
import type { PortalProps } from '../../element/portal.ts';
import { useDeliberateClose } from '../../hooks/useDeliberateClose.ts';
import { useMergedRef } from '../../hooks/useMergedRef.ts';
import { useReturnFocus } from '../../hooks/useReturnFocus.ts';
import { Actions, Content, Description, Popup, Scrim, Stage, Title } from './Dialog.styles.ts';

export const DIALOG_SIZES = ['medium', 'wide'] as const;
export type DialogSize = (typeof DIALOG_SIZES)[number];

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title' | 'children'>, PortalProps {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` by Escape or a press outside, except by the second click of a double click. */
  onOpenChange: (open: boolean) => void;
  /** The title. */
  title: string;
  /** The description, announced together with the title. */
  description?: ReactNode;
  /** Further content: fields, a list, a note. */
  children?: ReactNode;
  /** The buttons: the cancelling one first, the confirming one last. */
  actions?: ReactNode;
  /** The element with the initial focus; by default the first focusable one. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /**
   * The width; `wide` for content of more than one column.
   * @default 'medium'
   */
  size?: DialogSize;
}

/**
 * A modal dialog. It traps the focus, and restores it when it closes.
 *
 * @use Asks for a decision, and blocks the page until then.
 * @avoid Not to delete: `ConfirmDialog`. Not for a form: `FormDialog`. Not for content that may stay open beside the
 * page: `Drawer`.
 * @heard Its title and description when it opens; the page behind it is silent.
 * @keys within, close
 * @example
 * <Dialog open={isOpen} onOpenChange={setOpen} title="Shortcuts">
 *   <KeyCap>K</KeyCap>
 * </Dialog>
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  actions,
  initialFocusRef,
  size = 'medium',
  container,
  ref,
  ...rest
}: DialogProps) {
  const { popupRef, finalFocus } = useReturnFocus(open);
  const mergedRef = useMergedRef(popupRef, ref);
  return (
    <Base.Root open={open} onOpenChange={useDeliberateClose(open, onOpenChange)}>
      <Base.Portal container={container}>
        <Scrim />
        <Stage>
          <Popup
            data-size={size}
            initialFocus={initialFocusRef ?? true}
            finalFocus={finalFocus}
            {...rest}
            ref={mergedRef}
          >
            <Title>{title}</Title>
            {description && <Description>{description}</Description>}
            {children && <Content>{children}</Content>}
            {actions && <Actions>{actions}</Actions>}
          </Popup>
        </Stage>
      </Base.Portal>
    </Base.Root>
  );
}
