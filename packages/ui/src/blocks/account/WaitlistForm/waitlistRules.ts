import { checkWaitlist, type FormRules } from '@kathaloka/contract/rules';

export interface WaitlistValues {
  readonly name: string;
  readonly email: string;
}

/** The form's only message is shown at the first field that it is about. */
export const waitlistRules: FormRules<WaitlistValues> = {
  name: (name, form) => (name.trim() ? undefined : checkWaitlist(form)),
  email: (_, form) => (form.name.trim() ? checkWaitlist(form) : undefined),
};
