import { SCENE_NOTE_MAX } from '@kathaloka/contract/limits';
import { StickyNote } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  const field = useRef<HTMLTextAreaElement>(null);

  function open() {
    // the field takes the place of the button, and with it the focus
    flushSync(() => setIsOpened(true));
    field.current?.focus();
  }

  if (note === '' && !isOpened) {
    return (
      <div>
        <Button variant="ghost" size="small" icon={<StickyNote />} onClick={open}>
          {words.addNote}
        </Button>
      </div>
    );
  }
  return (
    <FormField label={words.note} hint={words.noteHint}>
      <TextArea
        ref={field}
        rows={4}
        limit={SCENE_NOTE_MAX}
        dir="auto"
        value={note}
        onValueChange={onNoteChange}
      />
    </FormField>
  );
}
