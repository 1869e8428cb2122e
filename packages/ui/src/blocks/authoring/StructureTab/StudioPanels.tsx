import { FindingsPanel } from '../FindingsPanel/FindingsPanel.tsx';
import { SceneInspector } from '../SceneInspector/SceneInspector.tsx';
import { NothingPicked } from './StructureTab.styles.ts';
import type { StructureTabProps } from './structureTabProps.ts';
import { StudioSide } from './StudioSide.tsx';
import type { EditedScene } from './editedScene.ts';
import type { Studio } from './useStudio.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface StudioPanelsProps extends Pick<
  StructureTabProps,
  'structure' | 'findings' | 'checkState' | 'playtest'
> {
  /** The state that the views share. */
  studio: Studio;
  /** The scene that is edited. */
  scene: EditedScene | undefined;
  /** Called with the scene to scroll to. */
  onFind: (name: string) => void;
}

/** The panels beside the views: the inspector, the findings, the playtest. A small screen edits in the writing room. */
export function StudioPanels({
  studio,
  scene,
  structure,
  findings,
  checkState,
  playtest,
  onFind,
}: StudioPanelsProps) {
  const words = useWords(structureWords);
  const { selection, isRoomOpen } = studio;
  const inspector = scene ? (
    <SceneInspector
      {...scene.fields}
      key={scene.visit}
      nameRef={isRoomOpen ? undefined : studio.nameRef}
      onOpenRoom={studio.openRoom}
    />
  ) : (
    <NothingPicked>{selection.length > 1 ? words.picked(selection.length) : words.pickScene}</NothingPicked>
  );
  const checks = findings && (
    <FindingsPanel findings={findings} structure={structure} state={checkState} onSelect={onFind} />
  );
  return (
    <StudioSide
      value={studio.side}
      onValueChange={studio.openSide}
      findings={findings?.length}
      panels={{ edit: studio.isWide ? inspector : undefined, checks, playtest }}
    />
  );
}
