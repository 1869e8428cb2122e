import { hasNewLink, linksIn, pastedProse, type StoryEdit } from '@kathaloka/story/editing';
import type { ChangeEvent, ClipboardEvent } from 'react';
import { flushSync } from 'react-dom';

interface ProseField {
  name: string;
  text: string;
  onEdit: (edit: StoryEdit) => void;
}

/** The props of a scene's text field. A completed link becomes a choice, and the caret stays in place. */
export function useProseField({ name, text, onEdit }: ProseField) {
  function write(field: HTMLTextAreaElement, edit: Extract<StoryEdit, { type: 'write' }>, caret: number) {
    flushSync(() => onEdit(edit));
    field.setSelectionRange(caret, caret);
  }

  function handleChange({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLTextAreaElement>) {
    const typed = field.value;
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    if (isComposing || !hasNewLink(typed, text)) return onEdit({ type: 'edit text', name, text: typed });
    const caret = linksIn(typed.slice(0, field.selectionStart)).text.length;
    write(field, { type: 'write', name, text: typed }, caret);
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const { currentTarget: field, clipboardData } = event;
    const before = text.slice(0, field.selectionStart);
    const pasted = pastedProse(clipboardData.getData('text/plain'), before, text.slice(field.selectionEnd));
    if (!pasted) return;
    event.preventDefault();
    write(field, { type: 'write', name, ...pasted }, pasted.text.length);
  }

  return { value: text, onChange: handleChange, onPaste: handlePaste, 'data-scene-text': true };
}
