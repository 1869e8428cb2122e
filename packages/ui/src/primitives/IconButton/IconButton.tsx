import type { ComponentProps, ReactNode } from 'react';
import { renderAs, type RenderProps } from '../../element/renderAs.tsx';
import { IconButtonRoot } from './IconButton.styles.ts';

export const ICON_BUTTON_VARIANTS = ['outlined', 'plain'] as const;
export type IconButtonVariant = (typeof ICON_BUTTON_VARIANTS)[number];

export const ICON_BUTTON_SIZES = ['small', 'medium'] as const;
export type IconButtonSize = (typeof ICON_BUTTON_SIZES)[number];

export interface IconButtonProps
  extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'>, RenderProps {
  /** The accessible name. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /**
   * `plain` has no border until it is hovered.
   * @default 'outlined'
   */
  variant?: IconButtonVariant;
  /**
   * The size; on touch screens it is always large enough.
   * @default 'medium'
   */
  size?: IconButtonSize;
  /**
   * Whether the icon is directional, and so mirrored in right-to-left text.
   * @default false
   */
  isDirectional?: boolean;
}

/**
 * A round icon button.
 *
 * @use Does something that has a well-known icon: close, next, search.
 * @avoid Not where the picture needs an explanation: `Button` with a word.
 * @heard Its label, which is not visible, and “button”; pressed or not, if it is a toggle.
 * @keys press
 * @example
 * <IconButton label="Close" onClick={close}>
 *   <CloseIcon />
 * </IconButton>
 */
export function IconButton({
  label,
  children,
  variant = 'outlined',
  size = 'medium',
  isDirectional = false,
  render,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <IconButtonRoot
      aria-label={label}
      data-variant={variant}
      data-size={size}
      data-directional={isDirectional || undefined}
      type={render ? undefined : type}
      {...rest}
      {...renderAs(render)}
    >
      {children}
    </IconButtonRoot>
  );
}
