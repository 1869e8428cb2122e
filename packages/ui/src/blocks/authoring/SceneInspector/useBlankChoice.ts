import type { StoryChoice } from '@kathaloka/contract/entities';
import { CHOICES_MAX } from '@kathaloka/contract/limits';
import type { ChoiceChanges, StoryEdit } from '@kathaloka/story/editing';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';

const BLANK: StoryChoice = { text: '', target: '' };

function isBlank(choice: StoryChoice): boolean {
  return Object.values(choice).every((value) =>
    typeof value === 'string' ? value.trim() === '' : !value?.length,
  );
}

interface BlankChoice {
  /** The name of the edited scene. */
  name: string;
  choices: readonly StoryChoice[];
  listRef: RefObject<HTMLElement | null>;
  onEdit: (edit: StoryEdit) => void;
}

/**
 * The rows of a scene's choices. The last row may be blank. A blank row is not part of the story: it is
 * not stored, checked or counted. Its first letter, or a target, makes it a choice.
 */
export function useBlankChoice({ name, choices, listRef, onEdit }: BlankChoice) {
  const [place, setPlace] = useState<number>();
  const hasBlank = place === choices.length && choices.length < CHOICES_MAX;
  const rows = hasBlank ? [...choices, BLANK] : choices;

  function focus(index: number) {
    listRef.current?.querySelectorAll<HTMLElement>('[data-choice-text]')[index]?.focus();
  }

  /** Shows a blank row, unless there is one, and focuses its text. */
  function add() {
    if (choices.length >= CHOICES_MAX) return;
    flushSync(() => setPlace(choices.length));
    focus(choices.length);
  }

  function change(index: number, changes: ChoiceChanges, edit: StoryEdit) {
    if (index === rows.length - 1 && isBlank({ ...rows[index]!, ...changes })) {
      setPlace(index);
      if (index < choices.length) onEdit({ type: 'remove choice', name, index });
    } else onEdit(index < choices.length ? edit : { type: 'add choice', name, changes });
  }

  return {
    rows,
    add,
    /** Focuses the text of the next choice, or adds a blank row. */
    goOn(index: number) {
      if (index + 1 < rows.length) focus(index + 1);
      else add();
    },
    isBlankRow: (index: number) => index === choices.length,
    editText(index: number, text: string) {
      change(index, { text }, { type: 'edit choice text', name, index, text });
    },
    editFields(index: number, changes: ChoiceChanges) {
      change(index, changes, { type: 'edit choice', name, index, changes });
    },
    retarget(index: number, target: string) {
      onEdit(
        index < choices.length
          ? { type: 'retarget choice', name, index, target }
          : { type: 'add choice', name, target },
      );
    },
    remove(index: number) {
      setPlace(undefined);
      if (index < choices.length) onEdit({ type: 'remove choice', name, index });
    },
  };
}
