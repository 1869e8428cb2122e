import type { User } from '@kathaloka/contract/entities';
import { BadgeCheck, MailWarning } from 'lucide-react';
import type { ComponentProps } from 'react';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { Fact, Facts, Missing, Verification } from './AccountDetails.styles.ts';
import { profileWords } from '../../../words/profile/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface AccountDetailsProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  /** The account. */
  user: Pick<User, 'username' | 'display_name' | 'email' | 'is_verified' | 'created_at'>;
  /** Requests another verification mail. */
  onResend: () => void;
  /**
   * Whether the request for another mail is pending.
   * @default false
   */
  isResending?: boolean;
  /**
   * Whether another mail has been requested.
   * @default false
   */
  isResent?: boolean;
}

/**
 * The account's names and address, and whether the address is verified.
 *
 * @use Shows names and address, and whether the address is verified.
 * @avoid Not to change a password: `ChangePasswordForm`.
 * @heard Terms and values; the state in words.
 * @keys press
 * @example
 * <AccountDetails user={user} onResend={sendAgain} />
 */
export function AccountDetails({
  user,
  onResend,
  isResending = false,
  isResent = false,
  ...rest
}: AccountDetailsProps) {
  const words = useWords(profileWords);
  return (
    <Panel title={words.details} lang={words.ownLanguage} {...rest}>
      <Facts>
        <Fact>
          <dt>{words.username}</dt>
          <dd>
            <bdi>{user.username}</bdi>
          </dd>
        </Fact>
        <Fact>
          <dt>{words.displayName}</dt>
          <dd>
            {user.display_name ? <bdi>{user.display_name}</bdi> : <Missing>{words.noDisplayName}</Missing>}
          </dd>
        </Fact>
        <Fact>
          <dt>{words.since}</dt>
          <dd>{words.day(user.created_at)}</dd>
        </Fact>
        <Fact>
          <dt>{words.email}</dt>
          <dd>
            <bdi>{user.email}</bdi>
            {user.is_verified ? (
              <Pill tone="success" icon={<BadgeCheck />}>
                {words.verified}
              </Pill>
            ) : (
              <Pill tone="warning" icon={<MailWarning />}>
                {words.notVerified}
              </Pill>
            )}
          </dd>
        </Fact>
      </Facts>
      {!user.is_verified && (
        <Verification>
          <LiveRegion>{isResent && words.resent}</LiveRegion>
          {isResent ? (
            <Note tone="success">{words.resent}</Note>
          ) : (
            <Note tone="warning">{words.notVerifiedText}</Note>
          )}
          <Button loading={isResending} loadingLabel={words.sending} onClick={onResend}>
            {words.resend}
          </Button>
        </Verification>
      )}
    </Panel>
  );
}
