import type { Guardianship } from '@kathaloka/contract/entities';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { usePaths } from '../../../paths.ts';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { AccountState, type AccountMark } from '../AccountState/AccountState.tsx';
import { CoversList } from '../CoversList/CoversList.tsx';
import { AgreeForm } from './AgreeForm.tsx';
import { errorsWords } from '../../../words/errors/en.ts';
import { profileWords } from '../../../words/profile/en.ts';
import { youngWords } from '../../../words/young/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The component's own props, without the props of its root element. */
export interface GuardianConsentOwnProps {
  /** The account that the link is about; undefined while loading, and if the link is invalid. */
  guardianship: Guardianship | undefined;
  /** Whether the link is no longer valid. */
  isInvalid?: boolean | undefined;
  /** Whether the page was opened without a link, for example by reloading it. */
  isMissing?: boolean | undefined;
  /** Whether the account is deleted. */
  isRemoved?: boolean | undefined;
  /** Called when the guardian agrees and has confirmed that they are an adult. */
  onAgree: () => void;
  /** Called when the guardian withdraws their consent. */
  onWithdraw: () => void;
  /** Called when the guardian has confirmed that the account is to be deleted. */
  onRemove: () => void;
  /** Loads the link again, if the request failed. */
  onRetry?: (() => void) | undefined;
  /** Whether a request is pending. */
  loading?: boolean | undefined;
  /** The error message of a failed request. */
  error?: ReactNode;
  /** The address of the Privacy Policy. */
  privacyHref?: string | undefined;
}

export interface GuardianConsentProps
  extends Omit<ComponentProps<'div'>, 'children' | 'title'>, GuardianConsentOwnProps {}

/**
 * The page that a guardian opens from a mail: to agree, withdraw consent, or have the account deleted.
 *
 * @use Lets a guardian agree, withdraw their consent, or have the account deleted.
 * @avoid Not for the young themselves: `YouthConsent`.
 * @heard The question, the list of what an account may do, and each result as a state in words.
 * @keys tick, submit
 * @example
 * <GuardianConsent
 *   guardianship={guardianship}
 *   onAgree={agree}
 *   onWithdraw={withdraw}
 *   onRemove={remove}
 * />
 */
export function GuardianConsent({
  guardianship,
  isInvalid = false,
  isMissing = false,
  isRemoved = false,
  onAgree,
  onWithdraw,
  onRemove,
  onRetry,
  loading = false,
  error,
  privacyHref,
  ...rest
}: GuardianConsentProps) {
  const paths = usePaths();
  const words = useWords(youngWords).page;
  const { tryAgain } = useWords(errorsWords);
  const head = useHead(guardianship, { isInvalid, isMissing, isRemoved });
  const isOpen = guardianship !== undefined && !isRemoved;

  return (
    <AccountState {...head} {...rest}>
      <LiveRegion>{head.title}</LiveRegion>
      <ErrorNote>{error}</ErrorNote>
      {onRetry && <Button onClick={onRetry}>{tryAgain}</Button>}
      {isOpen && (
        <>
          {guardianship.birth_year !== null && <p>{words.born(guardianship.birth_year)}</p>}
          <CoversList />
          <p>
            <TextLink href={privacyHref ?? paths.privacy}>{words.privacy}</TextLink>
          </p>
          {guardianship.can_consent && <AgreeForm loading={loading} onAgree={onAgree} />}
          {guardianship.state === 'granted' && (
            <Button loading={loading} onClick={onWithdraw}>
              {words.withdraw}
            </Button>
          )}
          <Removal isAsked={guardianship.state === 'asked'} loading={loading} onRemove={onRemove} />
        </>
      )}
    </AccountState>
  );
}

interface RemovalProps extends Pick<GuardianConsentOwnProps, 'onRemove'> {
  /** Whether the guardian has yet to answer. If so, the button refuses consent by deleting the account. */
  isAsked: boolean;
  loading: boolean;
}

/** A button that deletes the account, after a confirmation. */
function Removal({ isAsked, loading, onRemove }: RemovalProps) {
  const words = useWords(youngWords).page;
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <>
      <Button variant="outline" disabled={loading} onClick={() => setIsRemoving(true)}>
        {isAsked ? words.refuse : words.remove}
      </Button>
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setIsRemoving}
        title={words.removeTitle}
        confirmLabel={words.remove}
        cancelLabel={words.keep}
        loading={loading}
        onConfirm={onRemove}
      >
        {words.removeText}
      </ConfirmDialog>
    </>
  );
}

interface Head {
  readonly mark: AccountMark;
  readonly title: string;
  readonly text?: string;
}

function useHead(
  guardianship: Guardianship | undefined,
  { isInvalid, isMissing, isRemoved }: Readonly<Record<'isInvalid' | 'isMissing' | 'isRemoved', boolean>>,
): Head {
  const words = useWords(youngWords).page;
  const { day } = useWords(profileWords);
  if (isRemoved) return { mark: 'check', title: words.removed, text: words.removedText };
  if (isMissing) return { mark: 'mail', title: words.missing, text: words.missingText };
  if (isInvalid) return { mark: 'alert', title: words.invalid, text: words.invalidText };
  if (!guardianship) return { mark: 'lamps', title: words.loading };
  const { username, state, since, deletes_at } = guardianship;
  if (state === 'granted')
    return { mark: 'check', title: words.granted(username), text: words.grantedText(day(since)) };
  if (state === 'withdrawn')
    return { mark: 'alert', title: words.withdrawn, text: words.withdrawnText(day(deletes_at ?? since)) };
  return { mark: 'lotus', title: words.asked(username), text: words.askedText };
}
