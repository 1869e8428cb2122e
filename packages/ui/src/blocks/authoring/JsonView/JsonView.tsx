import type { StoryStructure } from '@kathaloka/contract/entities';
import { type ComponentProps, useDeferredValue, useMemo, useRef, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { readStructure, type StructureFault, writeStructure } from '@kathaloka/story/editing';
import { JsonRoot } from './JsonView.styles.ts';
import { useFaultText } from './useFaultText.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** A text that cannot be read as a structure. */
export interface UnfinishedJson {
  text: string;
  /** The structure of the last text that could be read. */
  structure: StoryStructure;
}

export interface JsonViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** Called with every valid text. */
  onStructureChange: (structure: StoryStructure) => void;
  /** The unfinished text to begin with. */
  unfinished?: UnfinishedJson | undefined;
  /** Called with every text that cannot be read, and with nothing once it can be. */
  onUnfinishedChange?: ((unfinished: UnfinishedJson | undefined) => void) | undefined;
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

/**
 * The structure as JSON. An error has its line and column, and the text stays as it was typed.
 *
 * @example
 * <JsonView structure={structure} onStructureChange={setStructure} />
 */
export function JsonView({
  structure,
  onStructureChange,
  unfinished,
  onUnfinishedChange,
  ...rest
}: JsonViewProps) {
  const words = useWords(structureWords);
  const faultText = useFaultText();
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => unfinished?.text ?? writeStructure(structure));
  const [lastReported, setLastReported] = useState(unfinished?.structure ?? structure);
  const settled = useDeferredValue(text);
  const read = text.length > LONG_TEXT ? settled : text;
  const { fault } = useMemo(() => readStructure(read), [read]);
  const isOutdated = structure !== lastReported;

  function handleChange(next: string) {
    setText(next);
    const { structure: given } = readStructure(next);
    onUnfinishedChange?.(given ? undefined : { text: next, structure: lastReported });
    if (!given) return;
    setLastReported(given);
    onStructureChange(given);
  }

  /** The structure was changed outside this view: the text stays, and the author decides. */
  function reload() {
    setText(writeStructure(structure));
    setLastReported(structure);
    onUnfinishedChange?.(undefined);
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
