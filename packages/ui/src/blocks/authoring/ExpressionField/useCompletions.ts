import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { completed, completionsOf, type ExpressionKind, type StoryNames } from '@kathaloka/story/editing';

interface Completed {
  value: string;
  kind: ExpressionKind;
  names: StoryNames;
  onValueChange: (value: string) => void;
}

/** Completion at the caret, as a combobox: the props of the field, the list and the options. */
export function useCompletions({ value, kind, names, onValueChange }: Completed) {
  const inputRef = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(0);
  const offered = completionsOf(value, caret ?? 0, kind, names);
  const { options } = offered;
  const isOpen = caret !== undefined && options.length > 0;
  const current = Math.min(active, options.length - 1);

  function complete(option: string) {
    onValueChange(completed(value, offered, option));
    setCaret(undefined);
    inputRef.current?.focus();
  }

  function handleKey(event: KeyboardEvent) {
    if (!isOpen || event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setActive((current + 1) % options.length);
    else if (event.key === 'ArrowUp') setActive((current + options.length - 1) % options.length);
    else if (event.key === 'Enter') complete(options[current]!);
    else if (event.key === 'Escape') setCaret(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function handleValue(next: string) {
    onValueChange(next);
    setActive(0);
    setCaret(inputRef.current?.selectionStart ?? next.length);
  }

  return {
    /** The offered names; none while the list is closed. */
    options: isOpen ? options : [],
    field: {
      ref: inputRef,
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': isOpen ? `${listId}-${current}` : undefined,
      value,
      onValueChange: handleValue,
      onKeyDown: handleKey,
      onBlur: () => setCaret(undefined),
    } as const,
    list: { id: listId, role: 'listbox' } as const,
    optionAt: (index: number) =>
      ({
        id: `${listId}-${index}`,
        role: 'option',
        'aria-selected': index === current,
        // leaves focus in the field
        onMouseDown: (event: MouseEvent) => event.preventDefault(),
        onClick: () => complete(options[index]!),
      }) as const,
  };
}
