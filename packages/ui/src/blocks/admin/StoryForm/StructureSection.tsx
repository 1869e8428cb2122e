import { type ReactNode, useMemo, useState } from 'react';
import { Note } from '../../../patterns/Note/Note.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { readStructure } from '@kathaloka/story/editing';
import { StructureTab, type StructureTabProps } from '../../authoring/StructureTab/StructureTab.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { JsonField } from './JsonField.tsx';
import { adminFormWords } from '../../../words/adminForm/en.ts';
import { useWords } from '../../../words/useWords.ts';

const VIEWS = ['json', 'graph'] as const;
type View = (typeof VIEWS)[number];

export type StoryGraph = Pick<StructureTabProps, 'structure' | 'language' | 'onStructureChange'>;

interface StructureSectionProps extends SectionProps {
  /** @default (graph: StoryGraph) => <StructureTab {...graph} /> */
  renderGraph?: ((graph: StoryGraph) => ReactNode) | undefined;
}

const unchecked = (graph: StoryGraph) => <StructureTab {...graph} />;

/** The section with the scenes: as JSON, or as a graph that edits the JSON. */
export function StructureSection({ form, onEnter, renderGraph = unchecked }: StructureSectionProps) {
  const words = useWords(adminFormWords);
  const [view, setView] = useState<View>('json');
  const text = form.values.story_structure;
  // memoised, because each new object starts the story checks
  const { structure } = useMemo(() => readStructure(text), [text]);

  return (
    <FormSection
      name="structure"
      onEnter={onEnter}
      end={
        <SegmentedControl
          label={words.structureView}
          size="small"
          options={VIEWS.map((value) => ({ value, label: words.structureViews[value] }))}
          value={view}
          onValueChange={(value) => setView(VIEWS.find((each) => each === value) ?? 'json')}
        />
      }
    >
      {view === 'graph' && structure ? (
        renderGraph({
          structure,
          language: form.values.language,
          onStructureChange: (edited) =>
            form.onEdit({ story_structure: JSON.stringify(edited, undefined, 2) }),
        })
      ) : (
        <>
          {view === 'graph' && <Note tone="warning">{words.noGraph}</Note>}
          <JsonField form={form} name="story_structure" rows={18} />
        </>
      )}
    </FormSection>
  );
}
