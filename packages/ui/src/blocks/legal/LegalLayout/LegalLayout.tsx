import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { KolamDivider } from '../../../ornaments/KolamDivider.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { ANCHORS, Guidebook, type LegalPage } from '../Guidebook/Guidebook.tsx';
import { LegalDocument } from '../LegalDocument/LegalDocument.tsx';
import { End, LayoutRoot } from './LegalLayout.styles.ts';
import { useCurrentSection } from './useCurrentSection.ts';
import { legalWords } from '../../../words/legal/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface LegalLayoutProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The current page. */
  page: LegalPage;
  /** Content after the legal text. */
  children?: ReactNode;
}

/**
 * The layout of a legal page: the text, with the guidebook beside it.
 *
 * @use Puts a list of sections beside a long text, and marks the section being read.
 * @avoid Not for short pages.
 * @heard “Navigation”, and the current section.
 * @keys follow
 * @example
 * <LegalLayout page="privacy" />
 */
export function LegalLayout({ page, children, ...rest }: LegalLayoutProps) {
  const words = useWords(legalWords);
  const isTerms = page === 'terms';
  const sections = isTerms ? words.termsSections : words.privacySections;
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  const currentSection = useCurrentSection(ids);

  return (
    <LayoutRoot lang={words.language} dir={directionOf(words.language)} {...rest}>
      <Guidebook page={page} currentSection={currentSection} />
      <LegalDocument
        id={ANCHORS[page]}
        title={isTerms ? words.terms : words.privacy}
        dated={isTerms ? words.termsDate : words.privacyDate}
        sections={sections}
      >
        <End>
          <KolamDivider />
        </End>
        {children}
      </LegalDocument>
    </LayoutRoot>
  );
}
