import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Busy, ButtonRoot, Face } from './Button.styles.ts';
import type { ButtonSize, ButtonVariant } from './variants.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** What the button does, in words. */
  children: ReactNode;
  /** Its weight. One `primary` in a group. */
  variant?: ButtonVariant;
  /** How much room it takes; `large` stands alone. */
  size?: ButtonSize;
  /** An icon before the words. */
  icon?: ReactNode;
  /** Its work is under way: it shows `busyLabel`, keeps its width and focus, and cannot be pressed again. */
  isBusy?: boolean;
  /** The words while it is busy. Without them the words stay. */
  busyLabel?: string | undefined;
}

/** Something that a person does here and now. To go somewhere, use `ButtonLink`. */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  isBusy = false,
  busyLabel,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <ButtonRoot
      // A disabled button would drop the focus, and whoever waits for the work would lose their place.
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      data-variant={variant}
      data-size={size}
      type={type}
      onClick={handleClick}
      {...rest}
    >
      <Face data-shown={!isBusy}>
        {icon}
        {children}
      </Face>
      {(isBusy || busyLabel !== undefined) && (
        <Busy data-shown={isBusy}>
          <LoaderCircle />
          {busyLabel ?? children}
        </Busy>
      )}
    </ButtonRoot>
  );
}
