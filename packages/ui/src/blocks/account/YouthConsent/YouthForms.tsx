import { checkBirthYear, checkEmail, checkGuardianEmail, type FormRules } from '@kathaloka/contract/rules';
import type { ReactNode } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { plainYear } from '../plainYear.ts';
import { accountWords } from '../../../words/account/en.ts';
import { youngWords } from '../../../words/young/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface AskingProps {
  loading: boolean;
  error: ReactNode;
}

const yearRules: FormRules<{ readonly birth_year: string }> = {
  birth_year: (value) => checkBirthYear(plainYear(value)),
};

/** A form for the year of birth. */
export function YearForm({ onSubmit, ...asking }: AskingProps & { onSubmit: (birth_year: number) => void }) {
  const words = useWords(youngWords).year;
  const { sending } = useWords(accountWords);
  const form = useForm({
    initialValues: { birth_year: '' },
    rules: yearRules,
    onSubmit: ({ birth_year }) => onSubmit(Number(plainYear(birth_year))),
  });
  return (
    <AccountForm form={form} submitLabel={words.submit} loadingLabel={sending} {...asking}>
      <FormField label={words.label} hint={words.hint} error={form.errors.birth_year} required>
        <TextField {...form.field('birth_year')} inputMode="numeric" autoComplete="bday-year" dir="ltr" />
      </FormField>
    </AccountForm>
  );
}

/** A form for the address of a guardian. */
export function GuardianForm({
  email,
  onSubmit,
  ...asking
}: AskingProps & { email: string; onSubmit: (email: string) => void }) {
  const words = useWords(youngWords).guardian;
  const { sending } = useWords(accountWords);
  const rules: FormRules<{ readonly email: string }> = {
    email: (value) => checkEmail(value) ?? checkGuardianEmail(value, email),
  };
  const form = useForm({
    initialValues: { email: '' },
    rules,
    onSubmit: (values) => onSubmit(values.email.trim()),
  });
  return (
    <AccountForm form={form} submitLabel={words.submit} loadingLabel={sending} {...asking}>
      <FormField label={words.label} error={form.errors.email} required>
        <TextField {...form.field('email')} type="email" autoComplete="off" />
      </FormField>
    </AccountForm>
  );
}
