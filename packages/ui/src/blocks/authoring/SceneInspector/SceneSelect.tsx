import type { ComponentProps } from 'react';
import { Select } from '../../../primitives/Select/Select.tsx';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The value of the option for a new scene; no scene can have this name. */
const NEW_SCENE = '__proto__';

interface SceneSelectProps extends Omit<ComponentProps<typeof Select>, 'options' | 'value'> {
  /** The name of the chosen scene; empty for none. */
  value: string;
  /** The names of all scenes. */
  scenes: readonly string[];
  /** The label of the option for no scene. Without it a scene must be chosen. */
  none?: string | undefined;
  /** Adds a new scene as the target. Without it only existing scenes are offered. */
  onAddScene?: (() => void) | undefined;
  onValueChange: (name: string) => void;
}

/** A choice of a scene. */
export function SceneSelect({ value, scenes, none, onAddScene, onValueChange, ...rest }: SceneSelectProps) {
  const words = useWords(structureWords);
  const isMissing = value !== '' && !scenes.includes(value);
  const options = [
    ...(isMissing ? [{ value, label: words.missingTarget(value), disabled: true }] : []),
    ...(none === undefined ? [] : [{ value: '', label: none }]),
    ...(onAddScene ? [{ value: NEW_SCENE, label: words.toNewScene }] : []),
    ...scenes.map((name) => ({ value: name, label: words.target(name) })),
  ];
  return (
    <Select
      {...rest}
      value={value}
      placeholder={none === undefined ? words.nowhereYet : undefined}
      options={options}
      aria-invalid={isMissing || rest['aria-invalid']}
      onValueChange={(name) => (name === NEW_SCENE ? onAddScene?.() : onValueChange(name))}
    />
  );
}
