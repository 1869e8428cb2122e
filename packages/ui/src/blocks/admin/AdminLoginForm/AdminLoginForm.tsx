import { adminLoginRules } from '@kathaloka/contract/rules';
import type { ComponentProps, ReactNode } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { Logo } from '../../shell/Logo/Logo.tsx';
import { FormCard, Head, Title } from '../access.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface AdminLoginValues {
  readonly email_or_username: string;
  readonly password: string;
}

/** The component's own props, without the props of its root element. */
export interface AdminLoginFormOwnProps {
  /** Called with the values when the form is valid. */
  onSubmit: (values: AdminLoginValues) => void;
  /** Whether the request is pending. */
  loading?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
}

export interface AdminLoginFormProps
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>, AdminLoginFormOwnProps {}

const EMPTY: AdminLoginValues = { email_or_username: '', password: '' };

/**
 * The login form of administrators.
 *
 * @use Signs an administrator in.
 * @avoid Not for readers: `LoginForm`.
 * @heard Labels; an error as an alert.
 * @keys type, submit
 * @example
 * <AdminLoginForm onSubmit={(values) => logIn(values)} />
 */
export function AdminLoginForm({ onSubmit, loading = false, error, ...rest }: AdminLoginFormProps) {
  const shared = useWords(adminWords);
  const words = shared.login;
  const form = useForm({ initialValues: EMPTY, rules: adminLoginRules, onSubmit });

  return (
    <FormCard noValidate onSubmit={form.handleSubmit} {...rest}>
      <Head>
        <Logo />
        <Badge tone="accent">{shared.badge}</Badge>
      </Head>
      <Title>{words.lead}</Title>
      <ErrorNote>{error}</ErrorNote>
      <FormField label={words.identifier} error={form.errors.email_or_username} required>
        <TextField
          {...form.field('email_or_username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </FormField>
      <FormField label={words.password} error={form.errors.password} required>
        <PasswordField {...form.field('password')} />
      </FormField>
      <Button
        type="submit"
        variant="primary"
        size="large"
        disabled={form.hasErrors}
        loading={loading}
        loadingLabel={words.busy}
      >
        {words.submit}
      </Button>
    </FormCard>
  );
}
