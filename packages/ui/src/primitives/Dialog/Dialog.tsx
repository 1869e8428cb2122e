import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useDeliberateClose } from '../../hooks/useDeliberateClose.ts';
import { Actions, Content, Description, Popup, Scrim, Stage, Title } from './Dialog.styles.ts';

export const DIALOG_SIZES = ['medium', 'wide'] as const;
export type DialogSize = (typeof DIALOG_SIZES)[number];

export interface DialogProps {
  /** Whether it is asked. */
  isOpen: boolean;
  /** Escape or a press outside asks for it; the second half of a double click does not. */
  onClose: () => void;
  /** What it is about, in a few words. */
  title: string;
  /** One paragraph, read out together with the title. */
  description?: ReactNode;
  /** More than words: fields, a list, a note. */
  children?: ReactNode;
  /** The buttons at its end: the safe choice first, the one that goes on last. */
  actions?: ReactNode;
  /** Where focus starts; otherwise on the first thing that takes it. */
  initialFocusRef?: RefObject<HTMLElement | null> | undefined;
  /** `wide` is for content of more than one column. */
  size?: DialogSize;
}

/** A question that holds everything else up. It keeps focus inside, and gives it back when it closes. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  children,
  actions,
  initialFocusRef,
  size = 'medium',
}: DialogProps) {
  return (
    <Base.Root open={isOpen} onOpenChange={useDeliberateClose(isOpen, onClose)}>
      <Base.Portal>
        <Scrim />
        <Stage>
          <Popup data-size={size} initialFocus={initialFocusRef ?? true}>
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
