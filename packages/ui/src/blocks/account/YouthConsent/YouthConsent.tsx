import type { Youth } from '@kathaloka/contract/entities';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { usePaths } from '../../../paths.ts';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { focusWhenShown } from '../AccountForm/focusWhenShown.ts';
import { AccountState } from '../AccountState/AccountState.tsx';
import { CoversList } from '../CoversList/CoversList.tsx';
import { GuardianForm, YearForm } from './YouthForms.tsx';
import { profileWords } from '../../../words/profile/en.ts';
import { youngWords } from '../../../words/young/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The component's own props, without the props of its root element. */
export interface YouthConsentOwnProps {
  /** What the account still needs; null if it needs nothing. */
  youth: Pick<Youth, 'needs' | 'guardian_email' | 'is_asked_by_mail' | 'deletes_at'> | null;
  /** The address of the account, which the guardian's address must not equal. */
  email: string;
  /** Called with the year of birth. */
  onGiveYear: (birth_year: number) => void;
  /** Called with the address of a guardian, who is asked by mail. */
  onAskGuardian: (email: string) => void;
  /** Called to check whether the guardian has answered. */
  onLook: () => void;
  /** Whether a request is pending. */
  loading?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /** The address of the account page. */
  accountHref?: string | undefined;
  /** The address of the stories. */
  homeHref?: string | undefined;
}

export interface YouthConsentProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>, YouthConsentOwnProps {}

/**
 * Asks for the missing data of a youth account: a year of birth, a guardian, or the guardian's consent.
 *
 * @use Asks for the missing data of a youth account: a year of birth, or a guardian.
 * @avoid Not once a guardian has agreed: `YouthDetails`.
 * @heard What is missing; labels and errors of the fields.
 * @keys type, submit
 * @example
 * <YouthConsent
 *   youth={user.youth}
 *   email={user.email}
 *   onGiveYear={give}
 *   onAskGuardian={ask}
 *   onLook={refetch}
 * />
 */
export function YouthConsent({
  youth,
  email,
  onGiveYear,
  onAskGuardian,
  onLook,
  loading = false,
  error,
  accountHref,
  homeHref,
  ...rest
}: YouthConsentProps) {
  const paths = usePaths();
  const words = useWords(youngWords);
  const [isNaming, setIsNaming] = useState(false);
  const needs = youth?.needs ?? null;
  const asks = { email, loading, error };
  const ask = (address: string) => {
    setIsNaming(false);
    onAskGuardian(address);
  };

  if (needs === null)
    return (
      <AccountState
        mark="check"
        title={words.ready.title}
        text={youth ? words.ready.text : undefined}
        {...rest}
      >
        <ButtonLink href={homeHref ?? paths.home} variant="primary" ref={focusWhenShown}>
          {words.ready.submit}
        </ButtonLink>
      </AccountState>
    );
  if (needs === 'birth_year')
    return (
      <AccountState mark="lotus" title={words.year.title} text={words.year.text} {...rest}>
        <YearForm loading={loading} error={error} onSubmit={onGiveYear} />
      </AccountState>
    );
  if (needs === 'guardian' || isNaming)
    return (
      <AccountState mark="mail" title={words.guardian.title} text={words.guardian.text} {...rest}>
        <GuardianForm {...asks} onSubmit={ask} />
        <CoversList />
      </AccountState>
    );
  return (
    <Waiting
      youth={youth!}
      loading={loading}
      error={error}
      onLook={onLook}
      onAgain={onAskGuardian}
      onAnother={() => setIsNaming(true)}
      accountHref={accountHref ?? paths.account}
      {...rest}
    />
  );
}

interface WaitingProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  youth: NonNullable<YouthConsentProps['youth']>;
  loading: boolean;
  error: ReactNode;
  onLook: () => void;
  onAgain: (email: string) => void;
  onAnother: () => void;
  accountHref: string;
}

/** Shown while the consent is missing: the guardian answers a mail, or an administrator records the consent. */
function Waiting({ youth, loading, error, onLook, onAgain, onAnother, accountHref, ...rest }: WaitingProps) {
  const words = useWords(youngWords).waiting;
  const { day } = useWords(profileWords);
  const { guardian_email, deletes_at, is_asked_by_mail } = youth;
  const isAsked = is_asked_by_mail && guardian_email !== null;
  const text = isAsked ? words.text(guardian_email) : words.byAdministrator;
  return (
    <AccountState mark="lamps" title={words.title} text={text} {...rest}>
      <LiveRegion>{text}</LiveRegion>
      <ErrorNote>{error}</ErrorNote>
      {deletes_at !== null && <Note tone="warning">{words.until(day(deletes_at))}</Note>}
      <Button variant="primary" loading={loading} onClick={onLook}>
        {words.look}
      </Button>
      {isAsked && (
        <>
          <Button disabled={loading} onClick={() => onAgain(guardian_email)}>
            {words.again}
          </Button>
          <Button variant="outline" disabled={loading} onClick={onAnother}>
            {words.another}
          </Button>
        </>
      )}
      <ButtonLink href={accountHref} variant="outline">
        {words.account}
      </ButtonLink>
    </AccountState>
  );
}
