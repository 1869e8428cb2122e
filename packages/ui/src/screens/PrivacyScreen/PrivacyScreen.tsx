import type { ComponentProps } from 'react';
import { LegalLayout } from '../../blocks/legal/LegalLayout/LegalLayout.tsx';

export type PrivacyScreenProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * The page of the Privacy Policy.
 *
 * @use How personal data are handled.
 * @avoid Not the terms: `TermsScreen`.
 * @example
 * <PrivacyScreen />
 */
export function PrivacyScreen(props: PrivacyScreenProps) {
  return <LegalLayout page="privacy" {...props} />;
}
