import type { StoryStructure } from '@kathaloka/contract/entities';
import { DeleteSceneDialog } from './DeleteSceneDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import { SeriesDialog } from './SeriesDialog.tsx';
import type { StructureTabProps } from './structureTabProps.ts';
import type { Studio } from './useStudio.ts';
import type { StudioView } from './useStudioView.ts';

interface StudioDialogsProps extends Pick<StructureTabProps, 'renderSeries'> {
  structure: StoryStructure;
  studio: Studio;
  tools: StudioView;
}

/** The dialogs of the studio: shortcuts, names shared with the series, and the confirmation of a deletion. */
export function StudioDialogs({ structure, studio, tools, renderSeries }: StudioDialogsProps) {
  const { scenesToDelete, setScenesToDelete } = studio;

  function handleDelete() {
    studio.edit({ type: 'delete scenes', names: scenesToDelete });
    setScenesToDelete([]);
  }

  return (
    <>
      <KeysDialog open={tools.areKeysOpen} onOpenChange={tools.setAreKeysOpen} />
      {tools.isSeriesOpen && renderSeries && (
        <SeriesDialog onClose={() => tools.setIsSeriesOpen(false)}>
          {renderSeries({ structure, onEdit: studio.edit })}
        </SeriesDialog>
      )}
      {scenesToDelete.length > 0 && (
        <DeleteSceneDialog
          structure={structure}
          names={scenesToDelete}
          onKeep={() => setScenesToDelete([])}
          onDelete={handleDelete}
        />
      )}
    </>
  );
}
