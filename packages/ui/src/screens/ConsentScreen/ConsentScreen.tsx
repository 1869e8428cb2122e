import type { ComponentProps } from 'react';
import { AccountCard } from '../../blocks/account/AccountCard/AccountCard.tsx';
import { YouthConsent, type YouthConsentOwnProps } from '../../blocks/account/YouthConsent/YouthConsent.tsx';

export interface ConsentScreenProps extends Omit<ComponentProps<'div'>, 'children'>, YouthConsentOwnProps {}

/**
 * The page of a youth account that still needs a year of birth or a guardian's consent.
 *
 * @use The year of birth or the consent that a youth account still needs.
 * @avoid Not what its guardian sees: `GuardianScreen`.
 * @example
 * <ConsentScreen
 *   youth={user.youth}
 *   email={user.email}
 *   onGiveYear={give}
 *   onAskGuardian={ask}
 *   onLook={refetch}
 * />
 */
export function ConsentScreen({
  youth,
  email,
  onGiveYear,
  onAskGuardian,
  onLook,
  loading,
  error,
  accountHref,
  homeHref,
  ...rest
}: ConsentScreenProps) {
  return (
    <AccountCard {...rest}>
      <YouthConsent
        youth={youth}
        email={email}
        onGiveYear={onGiveYear}
        onAskGuardian={onAskGuardian}
        onLook={onLook}
        loading={loading}
        error={error}
        accountHref={accountHref}
        homeHref={homeHref}
      />
    </AccountCard>
  );
}
