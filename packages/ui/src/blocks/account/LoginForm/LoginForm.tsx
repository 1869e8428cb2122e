import { type LoginForm as LoginFields, loginRules } from '@kathaloka/contract/rules';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { usePaths } from '../../../paths.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { fill } from '../../../words/fill.tsx';
import { OtherWay } from '../AccountForm/AccountForm.styles.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { FormHeading } from '../AccountForm/FormHeading.tsx';
import { GoogleSlot, Options, Or } from './LoginForm.styles.ts';
import { accountWords } from '../../../words/account/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface LoginValues extends LoginFields {
  readonly remember_me: boolean;
}

/** The component's own props, without the props of its root element. */
export interface LoginFormOwnProps {
  /** Called with the values when the form is valid. */
  onSubmit: (values: LoginValues) => void;
  /** Whether the request is pending. */
  loading?: boolean | undefined;
  /** The choice that a guest made in a story; it is stored until they have an account. */
  storedChoice?: string | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /** Google's own button, or `GoogleButton`; omitted if Google is not configured. */
  google?: ReactNode;
  /** `ProviderButton`; omitted if no OpenID provider is configured. */
  provider?: ReactNode;
  /** The address of the registration page. */
  registerHref?: string | undefined;
  /** The address of the forgotten-password page. */
  forgotPasswordHref?: string | undefined;
}

export interface LoginFormProps
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>, LoginFormOwnProps {}

const EMPTY: LoginFields = { email_or_username: '', password: '' };

/**
 * The login form, with a password or with a provider.
 *
 * @use Signs a user in.
 * @avoid Not for administrators: `AdminLoginForm`.
 * @heard Labels; an error as an alert, while the focus stays.
 * @keys type, submit
 * @example
 * <LoginForm onSubmit={(values) => logIn(values)} />
 */
export function LoginForm({
  onSubmit,
  storedChoice,
  google,
  provider,
  registerHref,
  forgotPasswordHref,
  ...rest
}: LoginFormProps) {
  const paths = usePaths();
  const shared = useWords(accountWords);
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
      loadingLabel={words.busy}
      head={<FormHeading title={words.title} lead={words.lead} storedChoice={storedChoice} />}
      foot={<OtherWays google={google} provider={provider} registerHref={registerHref ?? paths.register} />}
      {...rest}
    >
      <FormField label={words.identifier} error={form.errors.email_or_username} required>
        <TextField
          {...form.field('email_or_username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormField>
      <FormField label={shared.password} error={form.errors.password} required>
        <PasswordField {...form.field('password')} />
      </FormField>
      <Options>
        <Checkbox checked={isRemembered} onCheckedChange={setIsRemembered}>
          {words.rememberMe}
        </Checkbox>
        <TextLink href={forgotPasswordHref ?? paths.forgotPassword}>{words.forgot}</TextLink>
      </Options>
    </AccountForm>
  );
}

interface OtherWaysProps {
  google: ReactNode;
  provider: ReactNode;
  registerHref: string;
}

/** The buttons of the providers that are configured, and the link to the registration. */
function OtherWays({ google, provider, registerHref }: OtherWaysProps) {
  const words = useWords(accountWords).login;
  return (
    <>
      {(google || provider) && <Or>{words.or}</Or>}
      {provider}
      {google && <GoogleSlot>{google}</GoogleSlot>}
      <OtherWay>
        {fill(words.newHere, { register: <TextLink href={registerHref}>{words.register}</TextLink> })}
      </OtherWay>
    </>
  );
}
