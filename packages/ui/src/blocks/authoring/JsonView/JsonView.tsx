import type { StoryStructure } from '@kathaloka/contract/entities';
import { CHOICES_MAX, NODES_MAX } from '@kathaloka/contract/limits';
import { type ComponentProps, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { readStructure, type StructureFault, writeStructure } from '../model/readStructure.ts';
import { JsonRoot } from './JsonView.styles.ts';

export interface JsonViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** Called with every valid text. */
  onStructureChange: (structure: StoryStructure) => void;
}

/** The structure as JSON. An error is reported with its line, and the text is kept until it is valid. */
export function JsonView({ structure, onStructureChange, ...rest }: JsonViewProps) {
  const words = useStructureWords();
  const [text, setText] = useState(() => writeStructure(structure));
  const { fault } = readStructure(text);

  function describe({ line, kind, what }: StructureFault): string {
    const where = what || words.structure;
    const { faults } = words;
    const messages: Record<StructureFault['kind'], string> = {
      end: faults.end,
      unexpected: faults.unexpected(what),
      tooDeep: faults.tooDeep,
      object: faults.object(where),
      text: faults.text(where),
      list: faults.list(where),
      tooMany: faults.tooMany(where, what === 'nodes' ? NODES_MAX : CHOICES_MAX),
      name: faults.name(what),
    };
    return words.jsonFault(line, messages[kind]);
  }

  function handleChange(next: string) {
    setText(next);
    const read = readStructure(next);
    if (read.structure) onStructureChange(read.structure);
  }

  return (
    <JsonRoot {...rest}>
      <FormField label={words.jsonLabel} hint={words.jsonHint} error={fault && describe(fault)}>
        <TextArea value={text} onValueChange={handleChange} dir="ltr" spellCheck={false} rows={18} />
      </FormField>
    </JsonRoot>
  );
}
