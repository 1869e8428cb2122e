import { SCENE_NOTE_MAX } from '@kathaloka/contract/limits';
import { StickyNote } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import type { StoryEdit } from '@kathaloka/story/editing';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SceneNoteProps {
  /** The name of the scene. */
  name: string;
  note: string;
  onEdit: (edit: StoryEdit) => void;
}

/** The author's note about a scene; without one, a button to add it. */
export function SceneNote({ name, note, onEdit }: SceneNoteProps) {
  const words = useWords(structureWords);
  const [isOpened, setIsOpened] = useState(false);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isOpened) fieldRef.current?.focus();
  }, [isOpened]);
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
        ref={fieldRef}
        value={note}
        onValueChange={(next) => onEdit({ type: 'edit scene', name, changes: { note: next } })}
      />
    </FormField>
  );
}
