import type { Language, StoryStructure } from '@kathaloka/contract/entities';
import { type ComponentProps, useState } from 'react';
import { Drawer } from '../../../primitives/Drawer/Drawer.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { SceneInspector } from '../SceneInspector/SceneInspector.tsx';
import { DeleteSceneDialog } from './DeleteSceneDialog.tsx';
import { StatusStrip } from './StatusStrip.tsx';
import { Inspector, NothingPicked, Studio, StudioRoot } from './StructureTab.styles.ts';
import { StructureToolbar, type StructureView } from './StructureToolbar.tsx';
import { StructureViews } from './StructureViews.tsx';
import { useStudio } from './useStudio.ts';

export interface StructureTabProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** The language that the story is written in. */
  language?: Language;
  /** The initial view; by default the graph, or the outline on a small screen. */
  initialView?: StructureView;
  /** Called with the structure after every edit. */
  onStructureChange: (structure: StoryStructure) => void;
}

/** The scenes of a story in three views of one model: graph, outline and JSON. */
export function StructureTab({
  structure,
  language = 'en',
  initialView,
  onStructureChange,
  ...rest
}: StructureTabProps) {
  const words = useStructureWords();
  const studio = useStudio(structure, onStructureChange);
  const { isWide, picked, sceneToDelete, setSceneToDelete, edit } = studio;
  const [chosenView, setChosenView] = useState(initialView);
  const view = chosenView ?? (isWide ? 'graph' : 'outline');

  const inspector = picked && (
    <SceneInspector
      key={picked.visit}
      structure={structure}
      name={picked.name}
      language={language}
      onEdit={edit}
      onDelete={setSceneToDelete}
      nameRef={studio.nameRef}
    />
  );

  return (
    <StudioRoot data-view={view} {...rest}>
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
          open={studio.isDrawerOpen}
          onOpenChange={(open) => !open && studio.setIsDrawerOpen(false)}
          title={picked.name}
          side="bottom"
        >
          {inspector}
        </Drawer>
      )}
      {sceneToDelete !== undefined && (
        <DeleteSceneDialog
          structure={structure}
          name={sceneToDelete}
          onKeep={() => setSceneToDelete(undefined)}
          onDelete={() => {
            edit({ type: 'delete scene', name: sceneToDelete });
            setSceneToDelete(undefined);
          }}
        />
      )}
    </StudioRoot>
  );
}
