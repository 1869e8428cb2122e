import { Trash2 } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Delete } from './SceneInspector.styles.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The button that deletes the scene, after a confirmation. It ends what belongs to the scene; what follows belongs to the story. */
export function DeleteScene({ onDelete }: { onDelete: () => void }) {
  const words = useWords(structureWords);
  return (
    <Delete>
      <Button variant="ghost" size="small" icon={<Trash2 />} onClick={onDelete}>
        {words.deleteScene}
      </Button>
    </Delete>
  );
}
