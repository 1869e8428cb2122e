import { Trash2 } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { Delete } from './SceneInspector.styles.ts';

/** The last button of the inspector: asks for a confirmation. */
export function DeleteScene({ onDelete }: { onDelete: () => void }) {
  const words = useStructureWords();
  return (
    <Delete>
      <Button variant="ghost" size="small" icon={<Trash2 />} onClick={onDelete}>
        {words.deleteScene}
      </Button>
    </Delete>
  );
}
