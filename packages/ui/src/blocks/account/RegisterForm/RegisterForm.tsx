import { type RegisterForm as RegisterValues, registerRules } from '@kathaloka/contract/rules';
import { useForm } from '../../../hooks/useForm.ts';
import { paths } from '../../../paths.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { useAccountWords } from '../../../words/areas/useAccountWords.ts';
import { fill } from '../../../words/fill.tsx';
import { OtherWay, SmallPrint } from '../AccountForm/AccountForm.styles.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { FormHeading } from '../AccountForm/FormHeading.tsx';
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx';

export type { RegisterValues };

export interface RegisterFormProps {
  /** Called with what was filled in, when nothing is wrong with it. */
  onSubmit: (values: RegisterValues) => void;
  /** The server is at work on it. */
  isBusy?: boolean;
  /** Why the server refused, in words for the person. */
  serverError?: string | undefined;
  /** Where Login is. */
  loginHref?: string;
  /** Where the Terms of Service are. */
  termsHref?: string;
}

const EMPTY: RegisterValues = {
  username: '',
  email: '',
  display_name: '',
  password: '',
  confirm_password: '',
};

/** Create Your Account. */
export function RegisterForm({
  onSubmit,
  isBusy,
  serverError,
  loginHref = paths.login,
  termsHref = paths.terms,
}: RegisterFormProps) {
  const shared = useAccountWords();
  const words = shared.register;
  const form = useForm({
    initialValues: EMPTY,
    rules: registerRules,
    liveFields: ['password', 'confirm_password'],
    onSubmit,
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
          <SmallPrint>
            {fill(words.conditions, { terms: <TextLink href={termsHref}>{words.terms}</TextLink> })}
          </SmallPrint>
          <OtherWay>
            {fill(words.already, { login: <TextLink href={loginHref}>{words.login}</TextLink> })}
          </OtherWay>
        </>
      }
    >
      <FormField label={words.username} error={form.errors.username} isRequired>
        <TextField
          {...form.field('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormField>
      <FormField label={shared.email} error={form.errors.email} isRequired>
        <TextField {...form.field('email')} type="email" autoComplete="email" />
      </FormField>
      <FormField
        label={words.displayName}
        hint={words.displayNameHint}
        error={form.errors.display_name}
        isOptional
      >
        <TextField {...form.field('display_name')} autoComplete="nickname" />
      </FormField>
      <NewPasswordFields form={form} label={shared.password} />
    </AccountForm>
  );
}
