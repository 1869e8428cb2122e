import type { RegisterForm as RegisterValues } from '@kathaloka/contract/rules';
import type { ReactNode } from 'react';
import type { FormControl } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { asksGuardian, type YouthAsked } from './youthAsked.ts';
import { accountWords } from '../../../words/account/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface YouthFieldsProps {
  asks: YouthAsked;
  form: Pick<FormControl<RegisterValues>, 'field' | 'values'> & {
    errors: { [K in keyof RegisterValues]?: ReactNode };
  };
}

/** The fields for the year of birth and the guardian's address; each is rendered only if the form asks for it. */
export function YouthFields({ asks, form }: YouthFieldsProps) {
  const words = useWords(accountWords).register;
  const { errors, field, values } = form;
  return (
    <>
      {asks.year && (
        <FormField label={words.birthYear} hint={words.birthYearHint} error={errors.birth_year} required>
          <TextField {...field('birth_year')} inputMode="numeric" autoComplete="bday-year" dir="ltr" />
        </FormField>
      )}
      {asksGuardian(asks, values) && (
        <FormField label={words.guardian} hint={words.guardianHint} error={errors.guardian_email} required>
          <TextField {...field('guardian_email')} type="email" autoComplete="off" />
        </FormField>
      )}
    </>
  );
}
