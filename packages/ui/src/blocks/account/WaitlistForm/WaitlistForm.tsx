import { TicketPercent } from 'lucide-react';
import { useForm } from '../../../hooks/useForm.ts';
import { paths } from '../../../paths.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { useWaitlistWords } from '../../../words/areas/useWaitlistWords.ts';
import { fill } from '../../../words/fill.tsx';
import { SmallPrint } from '../AccountForm/AccountForm.styles.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { Box, Offer, WaitlistRoot } from './WaitlistForm.styles.ts';
import { waitlistRules, type WaitlistValues } from './waitlistRules.ts';
import { WaitlistThanks } from './WaitlistThanks.tsx';

export interface WaitlistFormProps {
  /** Called with what was filled in, when nothing is wrong with it. */
  onSubmit: (values: WaitlistValues) => void;
  /** The server is at work on it. */
  isBusy?: boolean | undefined;
  /** The list itself has been opened: thanks stand in place of offer and form. */
  isJoined?: boolean | undefined;
  /** What went wrong, in words for the person. */
  serverError?: string | undefined;
  /** Where the way back leads. */
  homeHref?: string | undefined;
  /** Where the Terms of Service are. */
  termsHref?: string | undefined;
  /** Where the Privacy Policy is. */
  privacyHref?: string | undefined;
}

const EMPTY: WaitlistValues = { name: '', email: '' };

/** The offer of the premium waitlist, and the form that takes it up. */
export function WaitlistForm({
  onSubmit,
  isBusy,
  isJoined = false,
  serverError,
  homeHref = paths.home,
  termsHref = paths.terms,
  privacyHref = paths.privacy,
}: WaitlistFormProps) {
  const words = useWaitlistWords();
  const form = useForm({ initialValues: EMPTY, rules: waitlistRules, onSubmit });

  if (isJoined) return <WaitlistThanks homeHref={homeHref} />;

  return (
    <WaitlistRoot>
      <Offer>
        <TicketPercent />
        {words.offer}
      </Offer>
      <Box>
        <AccountForm
          form={form}
          submitLabel={words.submit}
          busyLabel={words.busy}
          isBusy={isBusy}
          serverError={serverError}
          foot={
            <SmallPrint>
              {fill(words.conditions, {
                terms: <TextLink href={termsHref}>{words.terms}</TextLink>,
                privacy: <TextLink href={privacyHref}>{words.privacy}</TextLink>,
              })}
            </SmallPrint>
          }
        >
          <FormField label={words.name} error={form.errors.name} isRequired>
            <TextField {...form.field('name')} autoComplete="name" placeholder={words.nameExample} />
          </FormField>
          <FormField label={words.email} error={form.errors.email} isRequired>
            <TextField
              {...form.field('email')}
              type="email"
              autoComplete="email"
              placeholder={words.emailExample}
            />
          </FormField>
        </AccountForm>
      </Box>
    </WaitlistRoot>
  );
}
