import { GuidebookChapters } from '../../blocks/legal/GuidebookChapters/GuidebookChapters.tsx';
import { LegalLayout } from '../../blocks/legal/LegalLayout/LegalLayout.tsx';

/** The Terms of Service, and the guidebook's two short chapters after them. */
export function TermsScreen() {
  return (
    <LegalLayout page="terms">
      <GuidebookChapters />
    </LegalLayout>
  );
}
