import type { AdminUser } from '@kathaloka/contract/entities';
import { BLOCK_REASON_MAX } from '@kathaloka/contract/limits';
import { checkBirthYear, type RuleFault, ruleText } from '@kathaloka/contract/rules';
import type { ComponentProps } from 'react';
import { plainYear } from '../../account/plainYear.ts';
import { FormDialog, type FormDialogProps } from '../../../patterns/FormDialog/FormDialog.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { personName } from '../PeopleTable/peopleCells.tsx';
import { useDialogSubject } from '../useDialogSubject.ts';
import type { YouthRequest } from './youthRequest.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { rulesWords } from '../../../words/rules/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** What to record, with the reason. */
export type YouthAnswer =
  | { readonly birth_year: number | null; readonly reason: string }
  | { readonly is_granted: boolean; readonly reason: string };

type YoungPerson = Pick<AdminUser, 'id' | 'display_name' | 'username' | 'birth_year' | 'youth'>;

export interface YouthDialogProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>, Pick<FormDialogProps, 'loading' | 'error'> {
  /** Which change to make: to the year of birth (`year`), or to a guardian's consent (`consent`). */
  request: YouthRequest;
  /** The person whose account it is. Undefined closes the dialog. */
  person: YoungPerson | undefined;
  /** Called to close without changing anything. */
  onClose: () => void;
  /** Called with what to record. */
  onConfirm: (answer: YouthAnswer) => void;
}

/**
 * Corrects the year of birth of an account, or records a guardian's consent or its withdrawal, with a reason.
 *
 * @use Corrects the year of birth of an account, or records the consent of a guardian.
 * @avoid Not for the account itself: `YouthConsent`.
 * @heard What is changed, the reason that is asked for, and an error as an alert.
 * @keys within, submit, close
 * @example
 * <YouthDialog request="year" person={chosen} onClose={close} onConfirm={record} />
 */
export function YouthDialog({ request, person, onClose, onConfirm, ...rest }: YouthDialogProps) {
  const shared = useWords(adminWords);
  const words = shared.youth;
  const given = person?.birth_year ?? '';
  const { shown, answer, setAnswer } = useDialogSubject(person, ({ id }) => `${request} ${id}`, {
    reason: '',
    year: String(given),
  });
  const { reason, year } = answer;
  const isYear = request === 'year';
  const hasConsent = shown?.youth?.consented_at != null;
  const name = shown ? personName(shown) : '';
  const born = plainYear(year);
  const fault = isYear && born !== '' ? checkBirthYear(born) : undefined;
  const consentTitle = hasConsent ? words.withdrawTitle(name) : words.consentTitle(name);

  function confirm(): void {
    const told = reason.trim();
    if (!isYear) return onConfirm({ is_granted: !hasConsent, reason: told });
    onConfirm({ birth_year: born === '' ? null : Number(born), reason: told });
  }

  return (
    <FormDialog
      open={person !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isYear ? words.yearTitle(name) : consentTitle}
      description={isYear ? words.yearText : hasConsent ? words.withdrawText : words.consentText}
      cancelLabel={shared.cancel}
      confirmLabel={words.confirm}
      variant="primary"
      disabled={reason.trim() === '' || fault !== undefined}
      loadingLabel={words.confirming}
      onConfirm={confirm}
      {...rest}
    >
      {isYear && <YearField value={year} onValueChange={(text) => setAnswer({ year: text })} fault={fault} />}
      <FormField label={words.reason} hint={words.reasonHint} required>
        <TextArea
          value={reason}
          onValueChange={(text) => setAnswer({ reason: text })}
          rows={3}
          limit={BLOCK_REASON_MAX}
        />
      </FormField>
    </FormDialog>
  );
}

interface YearFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  fault: RuleFault | undefined;
}

function YearField({ value, onValueChange, fault }: YearFieldProps) {
  const words = useWords(adminWords).youth;
  const rules = useWords(rulesWords);
  return (
    <FormField label={words.year} error={fault && ruleText(rules, fault)}>
      <TextField value={value} onValueChange={onValueChange} inputMode="numeric" dir="ltr" />
    </FormField>
  );
}
