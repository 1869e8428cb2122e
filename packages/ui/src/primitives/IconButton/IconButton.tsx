import type { ComponentProps, ReactNode } from 'react';
import { IconButtonRoot } from './IconButton.styles.ts';

export const ICON_BUTTON_VARIANTS = ['outlined', 'plain'] as const;
export type IconButtonVariant = (typeof ICON_BUTTON_VARIANTS)[number];

export const ICON_BUTTON_SIZES = ['small', 'medium'] as const;
export type IconButtonSize = (typeof ICON_BUTTON_SIZES)[number];

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What it does, in words: its accessible name. */
  label: string;
  /** The icon. */
  children: ReactNode;
  /** `plain` has no edge until it is pointed at. */
  variant?: IconButtonVariant;
  /** How much room it takes; on touch it is always large enough for a finger. */
  size?: IconButtonSize;
  /** The icon points along the line of reading, so it turns round where that runs from right to left. */
  isDirectional?: boolean;
}

/** A round button that shows an icon alone. */
export function IconButton({
  label,
  children,
  variant = 'outlined',
  size = 'medium',
  isDirectional = false,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <IconButtonRoot
      aria-label={label}
      data-variant={variant}
      data-size={size}
      data-directional={isDirectional || undefined}
      type={type}
      {...rest}
    >
      {children}
    </IconButtonRoot>
  );
}
