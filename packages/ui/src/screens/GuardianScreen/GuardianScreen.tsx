import type { ComponentProps } from 'react';
import { AccountCard } from '../../blocks/account/AccountCard/AccountCard.tsx';
import {
  GuardianConsent,
  type GuardianConsentOwnProps,
} from '../../blocks/account/GuardianConsent/GuardianConsent.tsx';

export interface GuardianScreenProps
  extends Omit<ComponentProps<'div'>, 'children'>, GuardianConsentOwnProps {}

/**
 * The page on which a guardian gives or withdraws consent, reached by the link in a mail.
 *
 * @use What a guardian decides through the link in a mail.
 * @avoid Not what the young see: `ConsentScreen`.
 * @example
 * <GuardianScreen
 *   guardianship={guardianship}
 *   onAgree={agree}
 *   onWithdraw={withdraw}
 *   onRemove={remove}
 * />
 */
export function GuardianScreen({
  guardianship,
  isInvalid,
  isMissing,
  isRemoved,
  onAgree,
  onWithdraw,
  onRemove,
  onRetry,
  loading,
  error,
  privacyHref,
  ...rest
}: GuardianScreenProps) {
  return (
    <AccountCard {...rest}>
      <GuardianConsent
        guardianship={guardianship}
        isInvalid={isInvalid}
        isMissing={isMissing}
        isRemoved={isRemoved}
        onAgree={onAgree}
        onWithdraw={onWithdraw}
        onRemove={onRemove}
        onRetry={onRetry}
        loading={loading}
        error={error}
        privacyHref={privacyHref}
      />
    </AccountCard>
  );
}
