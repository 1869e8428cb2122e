import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { renderAs, type RenderProps } from '../../element/renderAs.tsx';
import { Busy, ButtonRoot, Face } from './Button.styles.ts';
import type { ButtonSize, ButtonVariant } from './variants.ts';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'children'>, RenderProps {
  /** The label. */
  children: ReactNode;
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
  /**
   * Whether the action is pending: the button shows `loadingLabel`, keeps its width and focus, and cannot be
   * clicked again.
   * @default false
   */
  loading?: boolean | undefined;
  /** The label while loading; by default the label does not change. */
  loadingLabel?: string | undefined;
}

/**
 * A button, for actions. For navigation use `ButtonLink`.
 *
 * @use Does something here: plays, saves, closes.
 * @avoid Not to go to another page: `ButtonLink`. Not for an icon without a word: `IconButton`.
 * @heard Its label and “button”; while it loads, “busy”, with the focus where it was.
 * @keys press
 * @example
 * <Button variant="primary" onClick={save} loading={isSaving}>
 *   Save
 * </Button>
 */
export function Button({
  children,
  variant = 'secondary',
  size = 'medium',
  icon,
  loading = false,
  loadingLabel,
  render,
  type = 'button',
  onClick,
  'aria-disabled': isDisabled,
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <ButtonRoot
      aria-busy={loading || undefined}
      data-variant={variant}
      data-size={size}
      type={render ? undefined : type}
      {...rest}
      // Disabling the button would drop the focus.
      aria-disabled={loading || isDisabled}
      onClick={handleClick}
      {...renderAs(render)}
    >
      <Face data-shown={!loading}>
        {icon}
        {children}
      </Face>
      {(loading || loadingLabel !== undefined) && (
        <Busy data-shown={loading}>
          <LoaderCircle />
          {loadingLabel ?? children}
        </Busy>
      )}
    </ButtonRoot>
  );
}
