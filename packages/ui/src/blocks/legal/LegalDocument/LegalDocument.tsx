import type { ComponentProps, ReactNode } from 'react';
import { Danda } from '../../../ornaments/Danda.tsx';
import type { LegalSection } from '../../../words/legal/en.ts';
import {
  Body,
  Dated,
  DocumentRoot,
  DocumentTitle,
  MarginNote,
  Numeral,
  SectionRoot,
  SectionTitle,
} from './LegalDocument.styles.ts';

export interface LegalDocumentProps extends Omit<ComponentProps<'article'>, 'children' | 'id' | 'title'> {
  /** The anchor of the text. */
  id: string;
  /** The title of the text. */
  title: string;
  /** The effective date, formatted. */
  dated: string;
  /** The sections of the text. */
  sections: readonly LegalSection[];
  /** Content after the last section. */
  children?: ReactNode;
}

/**
 * A legal text: numbered sections, and marginal notes for the most important sentences.
 *
 * @use Shows terms or privacy, with date and numbered sections.
 * @avoid Not for help: `GuideScreen`.
 * @heard The date; headings without their numbers.
 * @keys none
 * @example
 * <LegalDocument id="terms" title="Terms of Service" dated="1 May 2026" sections={sections} />
 */
export function LegalDocument({ id, title, dated, sections, children, ...rest }: LegalDocumentProps) {
  return (
    <DocumentRoot id={id} {...rest}>
      <DocumentTitle>{title}</DocumentTitle>
      <Dated>{dated}</Dated>
      {sections.map((section, index) => (
        <Section key={section.id} section={section} number={index + 1} />
      ))}
      {children}
    </DocumentRoot>
  );
}

interface SectionProps {
  section: LegalSection;
  number: number;
}

function Section({ section, number }: SectionProps) {
  return (
    <SectionRoot id={section.id} aria-labelledby={`${section.id}-title`}>
      <SectionTitle id={`${section.id}-title`}>
        <Numeral aria-hidden>
          <Danda />
          {number}
          <Danda />
        </Numeral>
        {section.title}
      </SectionTitle>
      <Body>
        {section.body.map((part) =>
          typeof part === 'string' ? (
            <p key={part}>{part}</p>
          ) : (
            <ul key={part[0]}>
              {part.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ),
        )}
      </Body>
      {section.note !== undefined && <MarginNote role="note">{section.note}</MarginNote>}
    </SectionRoot>
  );
}
