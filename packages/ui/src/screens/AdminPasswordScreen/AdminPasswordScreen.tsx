import { checkPassword, checkSignInCode, type FormRules, newPasswordRules } from '@kathaloka/contract/rules';
import type { ComponentProps, ReactNode } from 'react';
import { AccountForm } from '../../blocks/account/AccountForm/AccountForm.tsx';
import { focusWhenShown } from '../../blocks/account/AccountForm/focusWhenShown.ts';
import type { ChangePasswordValues } from '../../blocks/account/ChangePasswordForm/ChangePasswordForm.tsx';
import { CodeField } from '../../blocks/account/CodeField/CodeField.tsx';
import { NewPasswordFields } from '../../blocks/account/NewPasswordFields/NewPasswordFields.tsx';
import { AccessCard } from '../../blocks/admin/AccessCard/AccessCard.tsx';
import { useForm } from '../../hooks/useForm.ts';
import { usePaths } from '../../paths.ts';
import { FormField } from '../../patterns/FormField/FormField.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { accountWords } from '../../words/account/en.ts';
import { adminWords } from '../../words/admin/en.ts';
import { adminAccessWords } from '../../words/adminAccess/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface AdminPasswordScreenProps extends Omit<
  ComponentProps<'main'>,
  'children' | 'title' | 'onSubmit'
> {
  /** Called with the values when the form is valid. */
  onSubmit: (values: ChangePasswordValues) => void;
  /** Called when the person logs out instead. */
  onLogout: () => void;
  /**
   * Whether the account has a second factor, whose code is then asked for.
   * @default false
   */
  asksCode?: boolean | undefined;
  /** Whether the request is pending. */
  loading?: boolean | undefined;
  /**
   * Whether the password was changed.
   * @default false
   */
  isDone?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /** The address of the link shown afterwards. */
  nextHref?: string | undefined;
}

const EMPTY: ChangePasswordValues = { current_password: '', password: '', confirm_password: '', code: '' };
const rules: FormRules<ChangePasswordValues> = { current_password: checkPassword, ...newPasswordRules };
const rulesWithCode = { ...rules, code: checkSignInCode };

/**
 * Asks an administrator for a password of their own, before anything else opens.
 *
 * @use The password of an administrator who signs in for the first time.
 * @avoid Not a forgotten one: `ForgotPasswordScreen`.
 * @example
 * <AdminPasswordScreen onSubmit={changePassword} onLogout={logOut} />
 */
export function AdminPasswordScreen({
  onSubmit,
  onLogout,
  asksCode = false,
  loading,
  isDone = false,
  error,
  nextHref,
  ...rest
}: AdminPasswordScreenProps) {
  const paths = usePaths();
  const words = useWords(adminAccessWords);
  const account = useWords(accountWords);
  const { logout } = useWords(adminWords);
  const form = useForm({
    initialValues: EMPTY,
    rules: asksCode ? rulesWithCode : rules,
    liveFields: ['password', 'confirm_password'],
    onSubmit,
  });

  return (
    <AccessCard title={words.passwordTitle} text={isDone ? words.passwordDone : words.passwordWhy} {...rest}>
      {isDone ? (
        <ButtonLink href={nextHref ?? paths.adminOverview} variant="primary" ref={focusWhenShown}>
          {words.goOn}
        </ButtonLink>
      ) : (
        <>
          <AccountForm
            form={form}
            submitLabel={account.reset.submit}
            loadingLabel={account.reset.busy}
            loading={loading}
            error={error}
          >
            <FormField label={words.currentPassword} error={form.errors.current_password} required>
              <PasswordField {...form.field('current_password')} />
            </FormField>
            <NewPasswordFields form={form} label={account.newPassword} />
            {asksCode && <CodeField control={form.field('code')} error={form.errors.code} />}
          </AccountForm>
          {/* disabled while loading: a vanishing error moves it under the second click of a double click */}
          <Button variant="ghost" disabled={loading} onClick={onLogout}>
            {logout}
          </Button>
        </>
      )}
    </AccessCard>
  );
}
