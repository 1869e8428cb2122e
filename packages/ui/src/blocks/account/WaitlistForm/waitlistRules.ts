import { checkWaitlist, type FormRules } from '@kathaloka/contract/rules';

export interface WaitlistValues {
  readonly name: string;
  readonly email: string;
}

/** Both fields share one message: it is shown at the name if no name is typed, otherwise at the address. */
export const waitlistRules: FormRules<WaitlistValues> = {
  name: (name, form) => (name.trim() ? undefined : checkWaitlist(form)),
  email: (_, form) => (form.name.trim() ? checkWaitlist(form) : undefined),
};
