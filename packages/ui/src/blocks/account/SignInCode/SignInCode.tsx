import { checkSignInCode } from '@kathaloka/contract/rules';
import type { ComponentProps, ReactNode } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { FormHeading } from '../AccountForm/FormHeading.tsx';
import { focusWhenShown } from '../AccountForm/focusWhenShown.ts';
import { CodeField } from '../CodeField/CodeField.tsx';
import { accountWords } from '../../../words/account/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The component's own props, without the props of its root element. */
export interface SignInCodeOwnProps {
  /** Called with the typed code. */
  onSubmit: (code: string) => void;
  /** Called to return to the login form. */
  onBack: () => void;
  /** Whether the request is pending. */
  loading?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
}

export interface SignInCodeProps
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>, SignInCodeOwnProps {}

/**
 * The second step of a login to an account with a second factor. The field has the focus when it appears.
 *
 * @use Asks for a code after the password, or Google, was right.
 * @avoid Not for a signed-in person: `ConfirmIdentityDialog`.
 * @heard The field, which has the focus; an error as an alert.
 * @keys type, submit, press
 * @example
 * <SignInCode onSubmit={(code) => logIn({ ...values, code })} onBack={startAgain} />
 */
export function SignInCode({ onSubmit, onBack, ...rest }: SignInCodeProps) {
  const shared = useWords(accountWords);
  const words = shared.code;
  const form = useForm({
    initialValues: { code: '' },
    rules: { code: checkSignInCode },
    onSubmit: ({ code }) => onSubmit(code),
  });
  return (
    <AccountForm
      form={form}
      submitLabel={words.submit}
      loadingLabel={shared.login.busy}
      head={<FormHeading title={words.title} lead={words.lead} />}
      foot={
        <Button variant="ghost" onClick={onBack}>
          {words.back}
        </Button>
      }
      {...rest}
    >
      <CodeField control={form.field('code')} error={form.errors.code} inputRef={focusWhenShown} />
    </AccountForm>
  );
}
