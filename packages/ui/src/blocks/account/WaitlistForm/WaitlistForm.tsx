import { TicketPercent } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useForm } from '../../../hooks/useForm.ts';
import { usePaths } from '../../../paths.ts';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { fill } from '../../../words/fill.tsx';
import { SmallPrint } from '../AccountForm/AccountForm.styles.ts';
import { AccountForm } from '../AccountForm/AccountForm.tsx';
import { Box, Offer, WaitlistRoot } from './WaitlistForm.styles.ts';
import { waitlistRules, type WaitlistValues } from './waitlistRules.ts';
import { WaitlistThanks } from './WaitlistThanks.tsx';
import { waitlistWords } from '../../../words/waitlist/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The component's own props, without the props of its root element. */
export interface WaitlistFormOwnProps {
  /** Called with the values when the form is valid. */
  onSubmit: (values: WaitlistValues) => void;
  /** Whether the request is pending. */
  loading?: boolean | undefined;
  /** Whether the external list has been opened. If so, a thank-you replaces the offer and the form. */
  isJoined?: boolean | undefined;
  /** The error message. */
  error?: ReactNode;
  /** The address of the back link. */
  homeHref?: string | undefined;
  /** The address of the Terms of Service. */
  termsHref?: string | undefined;
  /** The address of the Privacy Policy. */
  privacyHref?: string | undefined;
}

export interface WaitlistFormProps
  extends Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>, WaitlistFormOwnProps {}

const EMPTY: WaitlistValues = { name: '', email: '' };

/**
 * The offer of the premium waitlist, with its form.
 *
 * @use Adds a visitor to the premium waitlist.
 * @avoid Not to create an account: `RegisterForm`.
 * @heard Labels; afterwards that the person is on the list.
 * @keys type, submit
 * @example
 * <WaitlistForm onSubmit={(values) => join(values)} />
 */
export function WaitlistForm({
  onSubmit,
  loading,
  isJoined = false,
  error,
  homeHref,
  termsHref,
  privacyHref,
  ...rest
}: WaitlistFormProps) {
  const paths = usePaths();
  const words = useWords(waitlistWords);
  const form = useForm({ initialValues: EMPTY, rules: waitlistRules, onSubmit });

  if (isJoined) return <WaitlistThanks homeHref={homeHref ?? paths.home} {...rest} />;

  return (
    <WaitlistRoot {...rest}>
      <Offer>
        <TicketPercent />
        {words.offer}
      </Offer>
      <Box>
        <AccountForm
          form={form}
          submitLabel={words.submit}
          loadingLabel={words.busy}
          loading={loading}
          error={error}
          foot={
            <SmallPrint>
              {fill(words.conditions, {
                terms: <TextLink href={termsHref ?? paths.terms}>{words.terms}</TextLink>,
                privacy: <TextLink href={privacyHref ?? paths.privacy}>{words.privacy}</TextLink>,
              })}
            </SmallPrint>
          }
        >
          <FormField label={words.name} error={form.errors.name} required>
            <TextField {...form.field('name')} autoComplete="name" placeholder={words.nameExample} />
          </FormField>
          <FormField label={words.email} error={form.errors.email} required>
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
