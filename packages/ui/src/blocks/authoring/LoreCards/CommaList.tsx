import { keysFrom } from '@kathaloka/story/editing';
import { type ReactNode, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';

interface CommaListProps {
  label: string;
  hint: string;
  error?: ReactNode;
  value: readonly string[];
  onValueChange: (value: string[]) => void;
}

/** A field for words separated by commas. A trailing comma stays until the field loses focus. */
export function CommaList({ label, hint, error, value, onValueChange }: CommaListProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <FormField label={label} hint={hint} error={error}>
      <TextField
        value={typed ?? value.join(', ')}
        dir="auto"
        onValueChange={(next) => {
          setTyped(next);
          onValueChange(keysFrom(next));
        }}
        onBlur={() => setTyped(undefined)}
      />
    </FormField>
  );
}
