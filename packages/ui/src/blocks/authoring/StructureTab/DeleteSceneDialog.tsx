import type { StoryStructure } from '@kathaloka/contract/entities';
import { ConfirmDialog } from '../../../patterns/ConfirmDialog/ConfirmDialog.tsx';
import { choicesLeadingTo } from '@kathaloka/story/editing';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface DeleteSceneDialogProps {
  structure: StoryStructure;
  /** The scenes to delete. */
  names: readonly string[];
  onKeep: () => void;
  onDelete: () => void;
}

/** Confirms deleting scenes, and lists the choices that would be affected. */
export function DeleteSceneDialog({ structure, names, onKeep, onDelete }: DeleteSceneDialogProps) {
  const words = useWords(structureWords);
  const [name = ''] = names;
  const count = choicesLeadingTo(structure, names);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onKeep()}
      title={names.length === 1 ? words.deleteTitle(name) : words.deleteManyTitle(names.length)}
      description={names.length === 1 ? words.deleteText(count) : words.deleteManyText(count)}
      cancelLabel={words.keep}
      confirmLabel={names.length === 1 ? words.deleteScene : words.deleteSelected}
      onConfirm={onDelete}
    />
  );
}
