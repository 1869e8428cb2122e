import { adminLoginRules } from '@kathaloka/contract/rules';
import { useForm } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { Logo } from '../../shell/Logo/Logo.tsx';
import { Form, Head, Title } from './AdminLoginForm.styles.ts';

export interface AdminLoginValues {
  readonly email_or_username: string;
  readonly password: string;
}

export interface AdminLoginFormProps {
  /** Called with what was typed, once nothing is wrong with it. */
  onSubmit: (values: AdminLoginValues) => void;
  /** It is being sent. */
  isBusy?: boolean;
  /** Why the server refused, in words for the person. */
  serverError?: string | undefined;
}

const EMPTY: AdminLoginValues = { email_or_username: '', password: '' };

/** The door of the administrators. */
export function AdminLoginForm({ onSubmit, isBusy = false, serverError }: AdminLoginFormProps) {
  const shared = useAdminWords();
  const words = shared.login;
  const form = useForm({ initialValues: EMPTY, rules: adminLoginRules, onSubmit });

  return (
    <Form noValidate onSubmit={form.handleSubmit}>
      <Head>
        <Logo />
        <Badge tone="peacock">{shared.badge}</Badge>
      </Head>
      <Title>{words.lead}</Title>
      {serverError !== undefined && (
        <Note tone="error" role="alert">
          {serverError}
        </Note>
      )}
      <FormField label={words.identifier} error={form.errors.email_or_username} isRequired>
        <TextField
          {...form.field('email_or_username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormField>
      <FormField label={words.password} error={form.errors.password} isRequired>
        <PasswordField {...form.field('password')} />
      </FormField>
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={form.hasErrors}
        isBusy={isBusy}
        busyLabel={words.busy}
      >
        {words.submit}
      </Button>
    </Form>
  );
}
