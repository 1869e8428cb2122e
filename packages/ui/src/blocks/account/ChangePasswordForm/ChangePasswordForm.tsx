import {
  checkPassword,
  type FormRules,
  type NewPasswordForm,
  newPasswordRules,
} from '@kathaloka/contract/rules';
import { useForm } from '../../../hooks/useForm.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { useProfileWords } from '../../../words/areas/useProfileWords.ts';
import { focusWhenShown } from '../AccountForm/focusWhenShown.ts';
import { Lead } from '../AccountForm/AccountForm.styles.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { NewPasswordFields } from '../NewPasswordFields/NewPasswordFields.tsx';
import { Done, Narrow } from './ChangePasswordForm.styles.ts';

export interface ChangePasswordValues extends NewPasswordForm {
  readonly current_password: string;
}

export interface ChangePasswordFormProps {
  /** Called with what was filled in, when nothing is wrong with it. */
  onSubmit: (values: ChangePasswordValues) => void;
  /** The server is at work on it. */
  isBusy?: boolean;
  /** The password is changed; there is nothing more to fill in. */
  isDone?: boolean;
  /** Why the server refused, in words for the person. */
  serverError?: string | undefined;
}

const EMPTY: ChangePasswordValues = { current_password: '', password: '', confirm_password: '' };
const rules: FormRules<ChangePasswordValues> = { current_password: checkPassword, ...newPasswordRules };

/** Another password, by somebody who knows the one there is. */
export function ChangePasswordForm({
  onSubmit,
  isBusy,
  isDone = false,
  serverError,
}: ChangePasswordFormProps) {
  const words = useProfileWords().password;
  const form = useForm({
    initialValues: EMPTY,
    rules,
    liveFields: ['password', 'confirm_password'],
    onSubmit,
  });

  if (isDone) {
    return (
      <Panel title={words.title}>
        <Done tabIndex={-1} ref={focusWhenShown}>
          <Note tone="success">{words.done}</Note>
        </Done>
      </Panel>
    );
  }

  return (
    <Panel title={words.title}>
      <Narrow>
        <Lead>{words.lead}</Lead>
        <AccountForm
          form={form}
          submitLabel={words.submit}
          busyLabel={words.busy}
          isBusy={isBusy}
          serverError={serverError}
          variant="outline"
          size="medium"
        >
          <FormField label={words.current} error={form.errors.current_password} isRequired>
            <PasswordField {...form.field('current_password')} />
          </FormField>
          <NewPasswordFields form={form} label={words.new} />
        </AccountForm>
      </Narrow>
    </Panel>
  );
}
