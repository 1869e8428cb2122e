import { Trash2 } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Delete } from './SceneInspector.styles.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The last button of the inspector: asks for a confirmation. */
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
