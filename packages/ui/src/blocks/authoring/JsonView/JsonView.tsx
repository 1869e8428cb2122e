import type { StoryStructure } from '@kathaloka/contract/entities';
import { type ComponentProps, useDeferredValue, useMemo, useRef, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { readStructure, type StructureFault, writeStructure } from '../model/readStructure.ts';
import { JsonRoot } from './JsonView.styles.ts';
import { useFaultText } from './useFaultText.ts';

export interface JsonViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** Called with every valid text. */
  onStructureChange: (structure: StoryStructure) => void;
}

/** A longer text is read when its author pauses. */
const LONG_TEXT = 100_000;

/** Selects the place of a fault, and scrolls to it. */
function goTo({ line, column }: StructureFault, field: HTMLTextAreaElement | null, text: string) {
  if (!field) return;
  const lines = text.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, before) => sum + before.length + 1, 0);
  const at = start + column - 1;
  field.focus();
  field.setSelectionRange(at, at + 1);
  field.scrollTop = (field.scrollHeight * (line - 1)) / lines.length - field.clientHeight / 2;
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

  return (
    <JsonRoot {...rest}>
      {isOutdated && (
        <Note tone="warning">
          {words.jsonOutdated}{' '}
          <Button size="small" variant="ghost" onClick={reload}>
            {words.jsonReload}
          </Button>
        </Note>
      )}
      <LiveRegion>{isOutdated && words.jsonOutdated}</LiveRegion>
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
        <Button size="small" onClick={() => goTo(fault, fieldRef.current, text)}>
          {words.jsonShow}
        </Button>
      )}
    </JsonRoot>
  );
}
