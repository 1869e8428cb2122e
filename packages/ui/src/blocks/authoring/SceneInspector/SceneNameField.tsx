import type { StoryStructure } from '@kathaloka/contract/entities';
import { NODE_NAME_MAX } from '@kathaloka/contract/limits';
import { type Ref, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { type NameFault, nameFault } from '@kathaloka/story/editing';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SceneNameFieldProps {
  structure: StoryStructure;
  name: string;
  ref?: Ref<HTMLInputElement> | undefined;
  onRename: (to: string) => void;
}

/** Renames on blur or Enter: renaming on every keystroke would change every choice that leads here. */
export function SceneNameField({ structure, name, ref, onRename }: SceneNameFieldProps) {
  const words = useWords(structureWords);
  const [typed, setTyped] = useState(name);
  /** The last typed name that could not be used. */
  const [refused, setRefused] = useState<string>();
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
    setRefused(fault && typed.trim() !== '' ? typed.trim() : undefined);
    if (!fault) onRename(typed.trim());
  }

  return (
    <FormField
      label={words.sceneName}
      error={fault && messages[fault]}
      hint={refused !== undefined && words.nameStays(refused, name)}
    >
      <TextField
        ref={ref}
        data-own-undo
        value={typed}
        onValueChange={(next) => {
          setTyped(next);
          setRefused(undefined);
        }}
        onBlur={rename}
        onKeyDown={({ key, nativeEvent }) =>
          key === 'Enter' && !nativeEvent.isComposing && !fault && rename()
        }
      />
    </FormField>
  );
}
