import type { StoryStructure } from '@kathaloka/contract/entities';
import { NODE_NAME_MAX } from '@kathaloka/contract/limits';
import { type Ref, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { type NameFault, nameFault } from '@kathaloka/story/editing';

interface SceneNameFieldProps {
  structure: StoryStructure;
  name: string;
  ref?: Ref<HTMLInputElement> | undefined;
  onRename: (to: string) => void;
}

/** Renames on blur or Enter: renaming on every keystroke would change every choice that leads here. */
export function SceneNameField({ structure, name, ref, onRename }: SceneNameFieldProps) {
  const words = useStructureWords();
  const [typed, setTyped] = useState(name);
  const fault = nameFault(structure, typed, name);
  const messages: Record<NameFault, string> = {
    missing: words.nameMissing,
    'too long': words.nameTooLong(NODE_NAME_MAX),
    reserved: words.nameReserved(typed.trim()),
    characters: words.nameCharacters,
    taken: words.nameTaken(typed.trim()),
  };

  function rename() {
    setTyped(fault ? name : typed.trim());
    if (!fault) onRename(typed.trim());
  }

  return (
    <FormField label={words.sceneName} error={fault && messages[fault]}>
      <TextField
        ref={ref}
        data-own-undo
        value={typed}
        onValueChange={setTyped}
        onBlur={rename}
        onKeyDown={({ key, nativeEvent }) =>
          key === 'Enter' && !nativeEvent.isComposing && !fault && rename()
        }
      />
    </FormField>
  );
}
