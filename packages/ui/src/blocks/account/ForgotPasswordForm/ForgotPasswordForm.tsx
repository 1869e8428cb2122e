import { emailRules } from '@kathaloka/contract/rules';
import { useForm } from '../../../hooks/useForm.ts';
import { paths } from '../../../paths.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { useAccountWords } from '../../../words/areas/useAccountWords.ts';
import { focusWhenShown } from '../AccountForm/focusWhenShown.ts';
import { OtherWay } from '../AccountForm/AccountForm.styles.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { AccountState } from '../AccountState/AccountState.tsx';

export interface EmailValues {
  readonly email: string;
}

export interface ForgotPasswordFormProps {
  /** Called with what was filled in, when nothing is wrong with it. */
  onSubmit: (values: EmailValues) => void;
  /** The server is at work on it. */
  isBusy?: boolean;
  /** The server has taken the address; whether it knows it, it does not say. */
  isSent?: boolean;
  /** Why the server refused, in words for the person. */
  serverError?: string | undefined;
  /** Where Login is. */
  loginHref?: string;
}

const EMPTY: EmailValues = { email: '' };

/** Asks for a mail to choose a new password. */
export function ForgotPasswordForm({
  onSubmit,
  isBusy,
  isSent = false,
  serverError,
  loginHref = paths.login,
}: ForgotPasswordFormProps) {
  const shared = useAccountWords();
  const words = shared.forgot;
  const form = useForm({ initialValues: EMPTY, rules: emailRules, onSubmit });

  if (isSent) {
    return (
      <AccountState mark="mail" title={words.sentTitle} text={words.sent}>
        <ButtonLink href={loginHref} variant="primary" ref={focusWhenShown}>
          {shared.backToLogin}
        </ButtonLink>
      </AccountState>
    );
  }

  return (
    <AccountState mark="lotus" title={words.title} text={words.lead}>
      <AccountForm
        form={form}
        submitLabel={words.submit}
        busyLabel={shared.sending}
        isBusy={isBusy}
        serverError={serverError}
        foot={
          <OtherWay>
            <TextLink href={loginHref}>{shared.backToLogin}</TextLink>
          </OtherWay>
        }
      >
        <FormField label={shared.email} error={form.errors.email} isRequired>
          <TextField {...form.field('email')} type="email" autoComplete="email" />
        </FormField>
      </AccountForm>
    </AccountState>
  );
}
