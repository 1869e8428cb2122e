import { type ComponentProps, useId } from 'react';
import { usePaths } from '../../../paths.ts';
import { Entry, GuidebookRoot, GuidebookTitle, SectionLink, Sections } from './Guidebook.styles.ts';
import { legalWords } from '../../../words/legal/en.ts';
import { useWords } from '../../../words/useWords.ts';

export const LEGAL_PAGES = ['terms', 'privacy'] as const;
export type LegalPage = (typeof LEGAL_PAGES)[number];

/** The anchors that the guidebook links to. */
export const ANCHORS = {
  gettingStarted: 'getting-started',
  accountQuestions: 'account-questions',
  privacy: 'privacy-security',
  terms: 'terms-of-service',
} as const;

export interface GuidebookProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The current page. */
  page: LegalPage;
  /** The anchor of the section in view. */
  currentSection?: string | undefined;
}

/**
 * The navigation of the legal pages.
 *
 * @use Leads to the pages of the guidebook, and to the sections of the current one.
 * @avoid Not for the text itself: `LegalDocument`.
 * @heard “Navigation”, the list of pages, and the current section.
 * @keys follow
 * @example
 * <Guidebook page="terms" />
 */
export function Guidebook({ page, currentSection, ...rest }: GuidebookProps) {
  const paths = usePaths();
  const words = useWords(legalWords);
  const id = useId();
  const sections = page === 'terms' ? words.termsSections : words.privacySections;
  const entries = [
    { href: `${paths.terms}#${ANCHORS.gettingStarted}`, label: words.gettingStarted },
    { href: `${paths.terms}#${ANCHORS.accountQuestions}`, label: words.accountQuestions },
    { href: `${paths.privacy}#${ANCHORS.privacy}`, label: words.privacyAndSecurity, page: 'privacy' },
    { href: `${paths.terms}#${ANCHORS.terms}`, label: words.terms, page: 'terms' },
  ];

  return (
    <GuidebookRoot aria-labelledby={id} {...rest}>
      <GuidebookTitle id={id}>{words.guidebook}</GuidebookTitle>
      <ul>
        {entries.map((entry) => (
          <li key={entry.href}>
            <Entry href={entry.href} aria-current={entry.page === page ? 'page' : undefined}>
              {entry.label}
            </Entry>
            {entry.page === page && (
              <Sections>
                {sections.map((section) => (
                  <li key={section.id}>
                    <SectionLink
                      href={`#${section.id}`}
                      aria-current={section.id === currentSection ? 'location' : undefined}
                    >
                      {section.title}
                    </SectionLink>
                  </li>
                ))}
              </Sections>
            )}
          </li>
        ))}
      </ul>
    </GuidebookRoot>
  );
}
