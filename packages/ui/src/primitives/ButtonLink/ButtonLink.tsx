import type { ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../Button/variants.ts';
import type { LinkProps } from '../Link/Link.tsx';
import { ButtonLinkRoot, Face } from './ButtonLink.styles.ts';

export interface ButtonLinkProps extends LinkProps {
  /**
   * The variant. At most one `primary` per group.
   * @default 'secondary'
   */
  variant?: ButtonVariant;
  /**
   * The size; `large` for a button on its own.
   * @default 'medium'
   */
  size?: ButtonSize;
  /** An icon before the label. */
  icon?: ReactNode;
}

/**
 * A link that looks like a button.
 *
 * @use Goes to another page, as prominently as a button.
 * @avoid Not for an action on this page: `Button`. Not inside a sentence: `TextLink`.
 * @heard Its label and “link”.
 * @keys follow
 * @example
 * <ButtonLink href="/create-story" variant="primary">
 *   Write a story
 * </ButtonLink>
 */
export function ButtonLink({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  ...rest
}: ButtonLinkProps) {
  return (
    <ButtonLinkRoot data-variant={variant} data-size={size} {...rest}>
      <Face>
        {icon}
        {children}
      </Face>
    </ButtonLinkRoot>
  );
}
