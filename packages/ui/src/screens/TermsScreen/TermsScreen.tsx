import type { ComponentProps } from 'react';
import { GuidebookChapters } from '../../blocks/legal/GuidebookChapters/GuidebookChapters.tsx';
import { LegalLayout } from '../../blocks/legal/LegalLayout/LegalLayout.tsx';

export type TermsScreenProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * The page of the Terms of Service, followed by two short chapters of the guidebook.
 *
 * @use The terms.
 * @avoid Not the handling of personal data: `PrivacyScreen`.
 * @example
 * <TermsScreen />
 */
export function TermsScreen(props: TermsScreenProps) {
  return (
    <LegalLayout page="terms" {...props}>
      <GuidebookChapters />
    </LegalLayout>
  );
}
