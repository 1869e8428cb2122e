import type { ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from '../Button/variants.ts';
import type { LinkProps } from '../Link/Link.tsx';
import { ButtonLinkRoot, Face } from './ButtonLink.styles.ts';

export interface ButtonLinkProps extends LinkProps {
  /** Its weight. One `primary` in a group. */
  variant?: ButtonVariant;
  /** How much room it takes; `large` stands alone. */
  size?: ButtonSize;
  /** An icon before the words. */
  icon?: ReactNode;
}

/** A link that carries the weight of a button. */
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
