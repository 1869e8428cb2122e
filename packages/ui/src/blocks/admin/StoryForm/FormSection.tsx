import type { ReactNode } from 'react';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { SectionRoot } from './StoryForm.styles.ts';
import type { StorySection } from './adminSections.ts';
import type { StoryFormControl } from './useStoryForm.ts';
import { adminFormWords } from '../../../words/adminForm/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The props of every section of the form. */
export interface SectionProps {
  /** The form state. */
  form: StoryFormControl;
  /** Called when focus enters this section. */
  onEnter: (section: StorySection) => void;
}

interface FormSectionProps {
  name: StorySection;
  onEnter: (section: StorySection) => void;
  children: ReactNode;
  /** A badge after the title. */
  end?: ReactNode;
}

/** The id of a section, for the link in the list of sections. */
export function sectionId(name: StorySection): string {
  return `story-${name}`;
}

export function FormSection({ name, onEnter, children, end }: FormSectionProps) {
  const words = useWords(adminFormWords);
  return (
    <SectionRoot id={sectionId(name)} onFocus={() => onEnter(name)}>
      <Panel title={words.sections[name]} end={end}>
        {children}
      </Panel>
    </SectionRoot>
  );
}
