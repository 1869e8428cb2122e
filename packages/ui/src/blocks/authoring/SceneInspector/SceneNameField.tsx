import type { StoryStructure } from '@kathaloka/contract/entities';
import { NODE_NAME_MAX } from '@kathaloka/contract/limits';
import type { Ref } from 'react';
import { type NameFault, nameFault } from '@kathaloka/story/editing';
import { NameField } from './NameField.tsx';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SceneNameFieldProps {
  structure: StoryStructure;
  name: string;
  ref?: Ref<HTMLInputElement> | undefined;
  onRename: (to: string) => void;
}

export function SceneNameField({ structure, name, ref, onRename }: SceneNameFieldProps) {
  const words = useWords(structureWords);

  function faultOf(typed: string) {
    const fault = nameFault(structure, typed, name);
    const messages: Record<NameFault, string> = {
      missing: words.nameMissing,
      'too long': words.nameTooLong(NODE_NAME_MAX),
      reserved: words.nameReserved(typed.trim()),
      characters: words.nameCharacters,
      taken: words.nameTaken(typed.trim()),
    };
    return fault && messages[fault];
  }

  return <NameField {...{ name, ref, faultOf, onRename }} label={words.sceneName} />;
}
