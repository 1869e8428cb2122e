import type { RegisterForm as RegisterValues } from '@kathaloka/contract/rules';
import type { ComponentProps, ReactNode } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { useMergedRef } from '../../../hooks/useMergedRef.ts';
import { usePaths } from '../../../paths.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import type { Words } from '../../../words/en.ts';
import { fill } from '../../../words/fill.tsx';
import { Or } from '../LoginForm/LoginForm.styles.ts';
import { OtherWay, SmallPrint } from '../AccountForm/AccountForm.styles.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { FormHeading } from '../AccountForm/FormHeading.tsx';
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx';
import { useRefusedField } from './useRefusedField.ts';
import { askedOf, NOTHING_ASKED, rulesFor, type YouthAsked } from './youthAsked.ts';
import { YouthFields } from './YouthFields.tsx';
import { accountWords } from '../../../words/account/en.ts';
import { useWords } from '../../../words/useWords.ts';

export type { RegisterValues, YouthAsked };

/** The component's own props, without the props of its root element. */
export interface RegisterFormOwnProps {
  /** Called with the values when the form is valid. */
  onSubmit: (values: RegisterValues) => void;
  /** Whether the request is pending. */
  loading?: boolean | undefined;
  /** The choice that a guest made in a story; it is stored until they have an account. */
  storedChoice?: string | undefined;
  /** Which extra fields the form has in an installation that has youth accounts. */
  asks?: YouthAsked | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /** The field that the error is about, which shows it until the field is edited. */
  errorField?: keyof RegisterValues | undefined;
  /** `ProviderButton`; omitted if no OpenID provider is configured. */
  provider?: ReactNode;
  /** The address of the login page. */
  loginHref?: string | undefined;
  /** The address of the Terms of Service. */
  termsHref?: string | undefined;
}

export interface RegisterFormProps
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>, RegisterFormOwnProps {}

const EMPTY: RegisterValues = {
  birth_year: '',
  guardian_email: '',
  username: '',
  email: '',
  display_name: '',
  password: '',
  confirm_password: '',
};

/**
 * The registration form.
 *
 * @use Creates an account.
 * @avoid Not for the waitlist: `WaitlistForm`.
 * @heard Labels, requirements; the server's error, at its field.
 * @keys type, submit
 * @example
 * <RegisterForm onSubmit={(values) => register(values)} />
 */
export function RegisterForm({
  onSubmit,
  storedChoice,
  asks = NOTHING_ASKED,
  error,
  errorField,
  provider,
  loginHref,
  termsHref,
  ref,
  ...rest
}: RegisterFormProps) {
  const paths = usePaths();
  const shared = useWords(accountWords);
  const words = shared.register;
  const form = useForm({
    initialValues: EMPTY,
    rules: rulesFor(asks),
    liveFields: ['password', 'confirm_password'],
    onSubmit: (values) => {
      refused.remember(values);
      onSubmit(askedOf(values, asks));
    },
  });
  const refused = useRefusedField({ form, error, errorField, initialValues: EMPTY });
  const { errors } = refused.form;

  return (
    <AccountForm
      ref={useMergedRef(refused.ref, ref)}
      form={refused.form}
      submitLabel={words.submit}
      loadingLabel={words.busy}
      error={errorField ? undefined : error}
      head={<FormHeading title={words.title} lead={words.lead} storedChoice={storedChoice} />}
      foot={
        <Foot provider={provider} loginHref={loginHref ?? paths.login} termsHref={termsHref ?? paths.terms} />
      }
      {...rest}
    >
      <FormField label={words.username} error={errors.username} required>
        <TextField
          {...form.field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormField>
      <FormField label={shared.email} error={errors.email} required>
        <TextField {...form.field('email')} type="email" autoComplete="email" />
      </FormField>
      <FormField {...named(words)} error={errors.display_name} isOptional>
        <TextField {...form.field('display_name')} autoComplete="nickname" />
      </FormField>
      <YouthFields asks={asks} form={refused.form} />
      <NewPasswordFields form={refused.form} label={shared.password} />
    </AccountForm>
  );
}

const named = ({ displayName: label, displayNameHint: hint }: Words['account']['register']) => ({
  label,
  hint,
});

interface FootProps {
  provider: ReactNode;
  loginHref: string;
  termsHref: string;
}

/** The terms of service, the button of the provider, and the link to the login. */
function Foot({ provider, loginHref, termsHref }: FootProps) {
  const { login, register: words } = useWords(accountWords);
  return (
    <>
      <SmallPrint>
        {fill(words.conditions, { terms: <TextLink href={termsHref}>{words.terms}</TextLink> })}
      </SmallPrint>
      {provider && <Or>{login.or}</Or>}
      {provider}
      <OtherWay>
        {fill(words.already, { login: <TextLink href={loginHref}>{words.login}</TextLink> })}
      </OtherWay>
    </>
  );
}
