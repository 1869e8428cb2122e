import type { Language } from '@kathaloka/contract/entities';
import { FindingsPanel } from '../FindingsPanel/FindingsPanel.tsx';
import { SceneInspector } from '../SceneInspector/SceneInspector.tsx';
import { NothingPicked } from './StructureTab.styles.ts';
import type { StructureTabProps } from './structureTabProps.ts';
import { StudioSide } from './StudioSide.tsx';
import type { Studio } from './useStudio.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

type Given = 'structure' | 'findings' | 'reach' | 'checkState' | 'playtest' | 'onPlayFrom' | 'modelPhrases';
type StoryWide = 'loreCards' | 'onLoreCardsChange' | 'depiction' | 'onDepictionChange';

export interface StudioPanelsProps extends Pick<StructureTabProps, Given | StoryWide> {
  /** The state that the views share. */
  studio: Studio;
  /** The language of the story. */
  language: Language;
  /** Called with the scene to scroll to. */
  onFind: (name: string) => void;
}

/** The panels beside the views: the inspector, the findings, the playtest. */
export function StudioPanels({
  studio,
  findings,
  checkState,
  playtest,
  onFind,
  onPlayFrom,
  ...shared
}: StudioPanelsProps) {
  const words = useWords(structureWords);
  const { picked, selection } = studio;
  const { structure } = shared;

  function playFrom(name: string) {
    onPlayFrom?.(name);
    studio.openSide('playtest');
  }

  const inspector = picked ? (
    <SceneInspector
      {...shared}
      key={picked.visit}
      name={picked.name}
      findings={findings}
      onPlayFrom={onPlayFrom && playFrom}
      onEdit={studio.edit}
      onAddScene={(index) => studio.addScene({ name: picked.name, index })}
      onGoTo={studio.write}
      onDelete={(name) => studio.remove([name])}
      nameRef={studio.nameRef}
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
      panels={{ edit: inspector, checks, playtest }}
    />
  );
}
