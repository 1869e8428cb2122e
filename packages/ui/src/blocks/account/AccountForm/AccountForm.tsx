import { type ComponentProps, type FormEvent, type ReactNode, useState } from 'react';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { ButtonSize, ButtonVariant } from '../../../primitives/Button/variants.ts';
import { Form } from './AccountForm.styles.ts';

export interface AccountFormProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The state from `useForm`. */
  form: {
    hasErrors: boolean;
    handleSubmit: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** The label of the submit button. */
  submitLabel: string;
  /** The label of the submit button while the request is pending. */
  loadingLabel: string;
  /**
   * Whether the request is pending.
   * @default false
   */
  loading?: boolean | undefined;
  /** The error message of a failed request, shown above the fields. */
  error?: ReactNode;
  /** Content above the error message. */
  head?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Content below the button. */
  foot?: ReactNode;
  /**
   * The variant of the button.
   * @default 'primary'
   */
  variant?: ButtonVariant;
  /**
   * The button's size.
   * @default 'large'
   */
  size?: ButtonSize;
}

/** The layout of every account form: error message, fields, button. Errors disable the button. */
export function AccountForm({
  form,
  submitLabel,
  loadingLabel,
  loading = false,
  error,
  head,
  children,
  foot,
  variant = 'primary',
  size = 'large',
  ...rest
}: AccountFormProps) {
  // Still shown while the form is resubmitted: otherwise the button would move up under a double click.
  const [earlierError, setEarlierError] = useState<ReactNode>();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    setEarlierError(error);
    form.handleSubmit(event);
  }

  return (
    // `post`, since without scripts the browser would put the typed values into the URL
    <Form method="post" noValidate onSubmit={handleSubmit} {...rest}>
      {head}
      {error ? (
        <ErrorNote>{error}</ErrorNote>
      ) : (
        loading && earlierError && <Note tone="error">{earlierError}</Note>
      )}
      {children}
      <Button
        type="submit"
        variant={variant}
        size={size}
        disabled={form.hasErrors}
        loading={loading}
        loadingLabel={loadingLabel}
      >
        {submitLabel}
      </Button>
      {foot}
    </Form>
  );
}
