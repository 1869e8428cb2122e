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
  /** The structure of the last readable text. */
  structure: StoryStructure;
}

export interface JsonViewProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The scenes and their choices. */
  structure: StoryStructure;
  /** Called with the structure of every readable text. */
  onStructureChange: (structure: StoryStructure) => void;
  /** The unreadable text to start with. */
  unfinished?: UnfinishedJson | undefined;
  /** Called with every unreadable text, and with `undefined` once the text is readable. */
  onUnfinishedChange?: ((unfinished: UnfinishedJson | undefined) => void) | undefined;
}

/** Text of at least this length is parsed only when the author pauses typing. */
const LONG_TEXT = 100_000;

/** Selects the position of an error, and scrolls to it. */
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
 * An editor for the structure as JSON. An error has its line and column; the text stays as typed.
 *
 * @use Edits the structure as JSON.
 * @avoid Not for everyday editing: `SceneInspector`.
 * @heard The label; an error with its line.
 * @keys type
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

  /**
   * Replaces the text with the structure after a change outside this view. Only a button calls this, since it discards
   * the typed text.
   */
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
