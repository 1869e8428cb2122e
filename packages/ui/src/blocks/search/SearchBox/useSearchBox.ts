import type { Story } from '@kathaloka/contract/entities';
import { SEARCH_LIMIT } from '@kathaloka/contract/limits';
import { type KeyboardEvent, useId, useState } from 'react';
import { useSearchText } from './useSearchText.ts';

export type SearchState = 'searching' | 'found' | 'nothing';

interface SearchBoxOptions {
  query: string;
  results: readonly Story[];
  isLoading: boolean;
  delayMs: number;
  onQueryChange: (query: string) => void;
  onSelect: ((story: Story) => void) | undefined;
}

const NONE = -1;

/** What a search box shows, and what keys and clicks do to it. */
export function useSearchBox(options: SearchBoxOptions) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [activeIndex, setActiveIndex] = useState(NONE);
  const { text, query, type, searchNow } = useSearchText(options);

  const stories = options.results.slice(0, SEARCH_LIMIT);
  const state = stateOf(options.isLoading || query !== options.query, stories);
  const isShown = isOpen && query !== '';
  const optionId = (index: number) => `${id}-option-${index}`;

  function show(isVisible: boolean) {
    setIsOpen(isVisible);
    setActiveIndex(NONE);
  }

  function change(next: string) {
    type(next);
    show(true);
  }

  function choose(story: Story) {
    options.onSelect?.(story);
    type('');
    show(false);
  }

  function moveTo(index: number) {
    setIsOpen(true);
    if (state !== 'found') return;
    const next = (index + stories.length) % stories.length;
    setActiveIndex(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  }

  function openActive() {
    const option = document.getElementById(optionId(activeIndex));
    // The option is a link: a click on it leads where the app's router does.
    if (option) option.click();
    else searchNow();
  }

  const handleKeyDown = onKeys({
    ArrowDown: () => moveTo(activeIndex + 1),
    ArrowUp: () => moveTo(activeIndex === NONE ? NONE : activeIndex - 1),
    Enter: openActive,
    ...(text && { Escape: () => (isShown ? show(false) : change('')) }),
  });

  return { id, text, state, stories, isShown, activeIndex, optionId, show, change, choose, handleKeyDown };
}

function stateOf(isSearching: boolean, stories: readonly Story[]): SearchState {
  if (isSearching) return 'searching';
  return stories.length > 0 ? 'found' : 'nothing';
}

/** Does what a key is for; the keys of an input method that is composing a character are its own. */
function onKeys(actions: Partial<Record<string, () => void>>) {
  return (event: KeyboardEvent) => {
    const action = event.nativeEvent.isComposing ? undefined : actions[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action();
  };
}
