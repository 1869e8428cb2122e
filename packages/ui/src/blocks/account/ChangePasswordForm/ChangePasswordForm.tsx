import {
  checkPassword,
  checkSignInCode,
  type FormRules,
  type NewPasswordForm,
  newPasswordRules,
} from '@kathaloka/contract/rules';
import type { ComponentProps, ReactNode } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { focusWhenShown } from '../AccountForm/focusWhenShown.ts';
import { Lead } from '../AccountForm/AccountForm.styles.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx';
import { Done, Narrow } from './ChangePasswordForm.styles.ts';
import { profileWords } from '../../../words/profile/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ChangePasswordValues extends NewPasswordForm {
  readonly current_password: string;
  /** The code of a second factor; empty if none was asked for. */
  readonly code: string;
}

export interface ChangePasswordFormProps extends Omit<
  ComponentProps<'section'>,
  'children' | 'onSubmit' | 'title'
> {
  /** Called with the values when the form is valid. */
  onSubmit: (values: ChangePasswordValues) => void;
  /**
   * Whether the account has a second factor, whose code is then asked for.
   * @default false
   */
  asksCode?: boolean | undefined;
  /** Whether the request is pending. */
  loading?: boolean;
  /**
   * Whether the password has been changed, which hides the fields.
   * @default false
   */
  isDone?: boolean;
  /** The error message of a failed request. */
  error?: ReactNode;
}

const EMPTY: ChangePasswordValues = { current_password: '', password: '', confirm_password: '', code: '' };
const rules: FormRules<ChangePasswordValues> = { current_password: checkPassword, ...newPasswordRules };
const rulesWithCode = { ...rules, code: checkSignInCode };

/**
 * A form that changes the password and requires the current one.
 *
 * @use Changes the password of a signed-in user.
 * @avoid Not when it is forgotten: `ForgotPasswordForm`.
 * @heard Labels, requirements, and an error as an alert.
 * @keys type, submit
 * @example
 * <ChangePasswordForm onSubmit={(values) => changePassword(values)} />
 */
export function ChangePasswordForm({
  onSubmit,
  asksCode = false,
  loading,
  isDone = false,
  error,
  ...rest
}: ChangePasswordFormProps) {
  const words = useWords(profileWords).password;
  const form = useForm({
    initialValues: EMPTY,
    rules: asksCode ? rulesWithCode : rules,
    liveFields: ['password', 'confirm_password'],
    onSubmit,
  });

  if (isDone) {
    return (
      <Panel title={words.title} {...rest}>
        <Done tabIndex={-1} ref={focusWhenShown}>
          <Note tone="success">{words.done}</Note>
        </Done>
      </Panel>
    );
  }

  return (
    <Panel title={words.title} {...rest}>
      <Narrow>
        <Lead>{words.lead}</Lead>
        <AccountForm
          form={form}
          submitLabel={words.submit}
          loadingLabel={words.busy}
          loading={loading}
          error={error}
          variant="outline"
          size="medium"
        >
          <FormField label={words.current} error={form.errors.current_password} required>
            <PasswordField {...form.field('current_password')} />
          </FormField>
          <NewPasswordFields form={form} label={words.new} />
          {asksCode && <CodeField control={form.field('code')} error={form.errors.code} />}
        </AccountForm>
      </Narrow>
    </Panel>
  );
}
