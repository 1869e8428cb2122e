import { type LoginForm as LoginFields, loginRules } from '@kathaloka/contract/rules';
import { type ReactNode, useState } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { paths } from '../../../paths.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { useAccountWords } from '../../../words/areas/useAccountWords.ts';
import { fill } from '../../../words/fill.tsx';
import { OtherWay } from '../AccountForm/AccountForm.styles.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { FormHeading } from '../AccountForm/FormHeading.tsx';
import { GoogleSlot, Options, Or } from './LoginForm.styles.ts';

export interface LoginValues extends LoginFields {
  readonly remember_me: boolean;
}

export interface LoginFormProps {
  /** Called with what was filled in, when nothing is wrong with it. */
  onSubmit: (values: LoginValues) => void;
  /** The server is at work on it. */
  isBusy?: boolean;
  /** Why the server refused, in words for the person. */
  serverError?: string | undefined;
  /** Google's own button, or `GoogleButton`. Without it Google is not mentioned. */
  google?: ReactNode;
  /** Where a new account is made. */
  registerHref?: string;
  /** Where a new password is asked for. */
  forgotPasswordHref?: string;
}

const EMPTY: LoginFields = { email_or_username: '', password: '' };

/** Welcome Back: by name or address and password, or by Google. */
export function LoginForm({
  onSubmit,
  isBusy,
  serverError,
  google,
  registerHref = paths.register,
  forgotPasswordHref = paths.forgotPassword,
}: LoginFormProps) {
  const shared = useAccountWords();
  const words = shared.login;
  const [isRemembered, setIsRemembered] = useState(false);
  const form = useForm({
    initialValues: EMPTY,
    rules: loginRules,
    onSubmit: (values) => onSubmit({ ...values, remember_me: isRemembered }),
  });

  return (
    <AccountForm
      form={form}
      submitLabel={words.submit}
      busyLabel={words.busy}
      isBusy={isBusy}
      serverError={serverError}
      head={<FormHeading title={words.title} lead={words.lead} />}
      foot={
        <>
          {google && (
            <>
              <Or>{words.or}</Or>
              <GoogleSlot>{google}</GoogleSlot>
            </>
          )}
          <OtherWay>
            {fill(words.newHere, { register: <TextLink href={registerHref}>{words.register}</TextLink> })}
          </OtherWay>
        </>
      }
    >
      <FormField label={words.identifier} error={form.errors.email_or_username} isRequired>
        <TextField
          {...form.field('email_or_username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormField>
      <FormField label={shared.password} error={form.errors.password} isRequired>
        <PasswordField {...form.field('password')} />
      </FormField>
      <Options>
        <Checkbox isChecked={isRemembered} onCheckedChange={setIsRemembered}>
          {words.rememberMe}
        </Checkbox>
        <TextLink href={forgotPasswordHref}>{words.forgot}</TextLink>
      </Options>
    </AccountForm>
  );
}
