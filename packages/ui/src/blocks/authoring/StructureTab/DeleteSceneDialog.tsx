import type { StoryStructure } from '@kathaloka/contract/entities';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { choicesLeadingTo } from '../model/structureCounts.ts';

interface DeleteSceneDialogProps {
  structure: StoryStructure;
  /** The scene to delete. */
  name: string;
  onKeep: () => void;
  onDelete: () => void;
}

/** Warns what else a deletion would affect. */
export function DeleteSceneDialog({ structure, name, onKeep, onDelete }: DeleteSceneDialogProps) {
  const words = useStructureWords();
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onKeep()}
      title={words.deleteTitle(name)}
      description={words.deleteText(choicesLeadingTo(structure, name))}
      cancelLabel={words.keep}
      confirmLabel={words.deleteScene}
      onConfirm={onDelete}
    />
  );
}
