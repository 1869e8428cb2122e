import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { useState } from 'react';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { SceneInspector } from '../SceneInspector/SceneInspector.tsx';
import { DeleteSceneDialog } from './DeleteSceneDialog.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { Inspector, NothingPicked, Studio, StudioRoot } from './StructureTab.styles.ts';
import { StructureToolbar, type StructureView } from './StructureToolbar.tsx';
import { StructureViews } from './StructureViews.tsx';
import { useStudio } from './useStudio.ts';

export interface StructureTabProps {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** The language that the story is written in. */
  language?: Language;
  /** Pins the view that is shown first; otherwise the graph, and the outline where there is little room. */
  initialView?: StructureView;
  /** Called with the structure after every edit. */
  onChange: (structure: StoryStructure) => void;
}

/** The scenes of a story in three views of one model: graph, outline and JSON. */
export function StructureTab({ structure, language = 'en', initialView, onChange }: StructureTabProps) {
  const words = useStructureWords();
  const studio = useStudio(structure, onChange);
  const { isWide, picked, doomed, setDoomed, edit } = studio;
  const [chosenView, setChosenView] = useState(initialView);
  const view = chosenView ?? (isWide ? 'graph' : 'outline');

  const inspector = picked && (
    <SceneInspector
      key={picked.visit}
      structure={structure}
      name={picked.name}
      language={language}
      onEdit={edit}
      onDelete={setDoomed}
      nameRef={studio.nameRef}
    />
  );

  return (
    <StudioRoot data-view={view}>
      <Studio>
        <StructureToolbar
          view={view}
          onViewChange={setChosenView}
          onAddScene={() => studio.addScene(words.newScene)}
        />
        <StructureViews view={view} structure={structure} language={language} studio={studio} />
        <StatusStrip structure={structure} />
      </Studio>
      {isWide && <Inspector>{inspector ?? <NothingPicked>{words.pickScene}</NothingPicked>}</Inspector>}
      {!isWide && picked && (
        <Drawer
          isOpen={studio.isDrawerOpen}
          onClose={() => studio.setIsDrawerOpen(false)}
          title={picked.name}
          side="bottom"
        >
          {inspector}
        </Drawer>
      )}
      {doomed !== undefined && (
        <DeleteSceneDialog
          structure={structure}
          name={doomed}
          onKeep={() => setDoomed(undefined)}
          onDelete={() => {
            edit({ type: 'delete scene', name: doomed });
            setDoomed(undefined);
          }}
        />
      )}
    </StudioRoot>
  );
}
