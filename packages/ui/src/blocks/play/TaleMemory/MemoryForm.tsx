import { MEMORY_TEXT_MAX } from '@kathaloka/contract/limits';
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { Correction } from './TaleMemory.styles.ts';
import { sessionPanelWords } from '../../../words/sessionPanel/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { AnyLanguage } from '../../../theme/anyLanguage.ts';

interface MemoryFormProps {
  text: string;
  language: AnyLanguage;
  loading: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
}

/** The form that corrects an entry. Enter saves. Escape leaves the form, and not the panel. */
export function MemoryForm({ text, language, loading, onSave, onCancel }: MemoryFormProps) {
  const { memory: words } = useWords(sessionPanelWords);
  const [typed, setTyped] = useState(text);
  const fieldRef = useRef<HTMLTextAreaElement>(null);
  useEffect(() => fieldRef.current?.focus(), []);
  const wanted = typed.trim();
  const isOff = wanted === '' || wanted.length > MEMORY_TEXT_MAX || loading;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isOff) onSave(wanted);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onCancel();
  }

  return (
    <Correction onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <TextArea
        ref={fieldRef}
        face="tale"
        lang={language}
        dir="auto"
        rows={3}
        aria-label={words.correction}
        limit={MEMORY_TEXT_MAX}
        onKeyDown={saveByEnter}
        value={typed}
        onValueChange={setTyped}
      />
      <Button
        type="submit"
        variant="primary"
        size="small"
        loading={loading}
        aria-disabled={isOff || undefined}
      >
        {words.save}
      </Button>
      <Button size="small" variant="ghost" onClick={onCancel}>
        {words.cancel}
      </Button>
    </Correction>
  );
}

function saveByEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  // Enter within a word of an input method ends that word
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.form?.requestSubmit();
}
