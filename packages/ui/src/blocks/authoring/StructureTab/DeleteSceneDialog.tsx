import type { StoryStructure } from '@kathaloka/contract/entities';
import { useRef } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { choicesLeadingTo } from '../model/structureCounts.ts';

interface DeleteSceneDialogProps {
  structure: StoryStructure;
  /** The scene that would go. */
  name: string;
  onKeep: () => void;
  onDelete: () => void;
}

/** Says what else a scene would take with it. */
export function DeleteSceneDialog({ structure, name, onKeep, onDelete }: DeleteSceneDialogProps) {
  const words = useStructureWords();
  const keepRef = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onKeep}
      title={words.deleteTitle(name)}
      description={words.deleteText(choicesLeadingTo(structure, name))}
      initialFocusRef={keepRef}
      actions={
        <>
          <Button ref={keepRef} variant="outline" onClick={onKeep}>
            {words.keep}
          </Button>
          <Button variant="destructive" onClick={onDelete}>
            {words.deleteScene}
          </Button>
        </>
      }
    />
  );
}
