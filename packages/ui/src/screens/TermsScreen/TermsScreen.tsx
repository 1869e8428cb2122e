import type { ComponentProps } from 'react';
import { GuidebookChapters } from '../../blocks/legal/GuidebookChapters/GuidebookChapters.tsx';
import { LegalLayout } from '../../blocks/legal/LegalLayout/LegalLayout.tsx';

export type TermsScreenProps = Omit<ComponentProps<'div'>, 'children'>;

/**
 * The Terms of Service, and the guidebook's two short chapters after them.
 *
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
