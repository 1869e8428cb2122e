import type { StoryStructure } from '@kathaloka/contract/entities';
import { DeleteSceneDialog } from './DeleteSceneDialog.tsx';
import { KeysDialog } from './KeysDialog.tsx';
import type { Studio } from './useStudio.ts';

interface StudioDialogsProps {
  structure: StoryStructure;
  studio: Studio;
  areKeysOpen: boolean;
  onKeysOpenChange: (open: boolean) => void;
}

/** The keys, and the question before scenes are deleted. */
export function StudioDialogs({ structure, studio, areKeysOpen, onKeysOpenChange }: StudioDialogsProps) {
  const { scenesToDelete, setScenesToDelete } = studio;

  function handleDelete() {
    studio.edit({ type: 'delete scenes', names: scenesToDelete });
    setScenesToDelete([]);
  }

  return (
    <>
      <KeysDialog open={areKeysOpen} onOpenChange={onKeysOpenChange} />
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
