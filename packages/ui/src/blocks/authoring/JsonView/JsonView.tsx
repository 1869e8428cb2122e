import type { StoryStructure } from '@kathaloka/contract/entities';
import { type ComponentProps, useDeferredValue, useMemo, useRef, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
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

/** A longer text is read when its author pauses. */
const LONG_TEXT = 100_000;

function useFaultText() {
  const words = useStructureWords();
  return ({ line, column, kind, what, max }: StructureFault): string => {
    const where = what || words.structure;
    const { faults } = words;
    const messages: Record<StructureFault['kind'], string> = {
      end: faults.end,
      unexpected: faults.unexpected(what),
      tooDeep: faults.tooDeep,
      object: faults.object(where),
      text: faults.text(where),
      list: faults.list(where),
      tooMany: faults.tooMany(where, max),
      tooLong: faults.tooLong(where, max),
      mode: faults.mode(where),
      turns: faults.turns(where, max),
      name: faults.name(what),
    };
    return words.jsonFault(line, column, messages[kind]);
  };
}

/** The structure as JSON. An error has its line and column, and the text is kept as it was typed. */
export function JsonView({ structure, onStructureChange, ...rest }: JsonViewProps) {
  const words = useStructureWords();
  const faultText = useFaultText();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => writeStructure(structure));
  const [told, setTold] = useState(structure);
  const settled = useDeferredValue(text);
  const read = text.length > LONG_TEXT ? settled : text;
  const { fault } = useMemo(() => readStructure(read), [read]);
  const isOutdated = structure !== told;

  function handleChange(next: string) {
    setText(next);
    const { structure: given } = readStructure(next);
    if (!given) return;
    setTold(given);
    onStructureChange(given);
  }

  /** An undo elsewhere, or another window: the text is not thrown away, and the author decides. */
  function reload() {
    setText(writeStructure(structure));
    setTold(structure);
  }

  function show({ line, column }: StructureFault) {
    const field = fieldRef.current;
    const at =
      text
        .split('\n')
        .slice(0, line - 1)
        .join('\n').length +
      (line > 1 ? 1 : 0) +
      column -
      1;
    field?.focus();
    field?.setSelectionRange(at, at + 1);
    const lines = Math.max(1, text.split('\n').length);
    if (field) field.scrollTop = (field.scrollHeight * (line - 1)) / lines - field.clientHeight / 2;
  }

  return (
    <JsonRoot {...rest}>
      {isOutdated && (
        <Note tone="warning" role="status">
          {words.jsonOutdated}{' '}
          <Button size="small" variant="ghost" onClick={reload}>
            {words.jsonReload}
          </Button>
        </Note>
      )}
      <FormField label={words.jsonLabel} hint={words.jsonHint} error={fault && faultText(fault)}>
        <TextArea
          ref={fieldRef}
          data-own-undo
          value={text}
          onValueChange={handleChange}
          dir="ltr"
          spellCheck={false}
          rows={18}
        />
      </FormField>
      {fault && (
        <Button size="small" onClick={() => show(fault)}>
          {words.jsonShow}
        </Button>
      )}
    </JsonRoot>
  );
}
