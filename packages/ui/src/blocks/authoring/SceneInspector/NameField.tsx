import { type ReactNode, type Ref, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface NameFieldProps {
  label: string;
  hint?: ReactNode;
  name: string;
  /** What is wrong with a typed name; undefined if it can be used. */
  faultOf: (typed: string) => string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  onRename: (to: string) => void;
}

/** Renames on blur or Enter: renaming on every keystroke would change every place that has the name. */
export function NameField({ label, hint, name, faultOf, ref, onRename }: NameFieldProps) {
  const words = useWords(structureWords);
  const [edited, setEdited] = useState({ name, typed: name });
  /** The last typed name that could not be used. */
  const [refused, setRefused] = useState<string>();
  // an undo or another row may have changed the name
  const typed = edited.name === name ? edited.typed : name;
  const fault = faultOf(typed);

  function rename() {
    const given = typed.trim();
    setEdited({ name, typed: fault === undefined ? given : name });
    setRefused(fault !== undefined && given !== '' ? given : undefined);
    if (fault === undefined) onRename(given);
  }

  return (
    <FormField
      label={label}
      error={fault}
      hint={refused === undefined ? hint : words.nameStays(refused, name)}
    >
      <TextField
        ref={ref}
        data-own-undo
        value={typed}
        onValueChange={(next) => {
          setEdited({ name, typed: next });
          setRefused(undefined);
        }}
        onBlur={rename}
        onKeyDown={({ key, nativeEvent }) =>
          key === 'Enter' && !nativeEvent.isComposing && fault === undefined && rename()
        }
      />
    </FormField>
  );
}
