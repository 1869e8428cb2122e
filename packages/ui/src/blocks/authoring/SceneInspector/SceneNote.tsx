import { SCENE_NOTE_MAX } from '@kathaloka/contract/limits';
import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';

interface SceneNoteProps {
  note: string;
  onNoteChange: (note: string) => void;
}

/** What its author notes at a scene; a button where there is nothing yet. */
export function SceneNote({ note, onNoteChange }: SceneNoteProps) {
  const words = useStructureWords();
  const [isOpened, setIsOpened] = useState(false);
  if (note === '' && !isOpened) {
    return (
      <div>
        <Button variant="ghost" size="small" icon={<StickyNote />} onClick={() => setIsOpened(true)}>
          {words.addNote}
        </Button>
      </div>
    );
  }
  return (
    <FormField label={words.note} hint={words.noteHint}>
      <TextArea
        rows={4}
        limit={SCENE_NOTE_MAX}
        dir="auto"
        autoFocus={isOpened}
        value={note}
        onValueChange={onNoteChange}
      />
    </FormField>
  );
}
