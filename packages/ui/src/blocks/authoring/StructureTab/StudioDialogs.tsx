import type { StoryStructure } from '@kathaloka/contract/entities';
import { DeleteSceneDialog } from './DeleteSceneDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import type { Studio } from './useStudio.ts';
import type { StudioView } from './useStudioView.ts';

interface StudioDialogsProps {
  structure: StoryStructure;
  studio: Studio;
  tools: StudioView;
}

/** The keys, and the question before scenes are deleted. */
export function StudioDialogs({ structure, studio, tools }: StudioDialogsProps) {
  const { scenesToDelete, setScenesToDelete } = studio;

  function handleDelete() {
    studio.edit({ type: 'delete scenes', names: scenesToDelete });
    setScenesToDelete([]);
  }

  return (
    <>
      <KeysDialog open={tools.areKeysOpen} onOpenChange={tools.setAreKeysOpen} />
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
