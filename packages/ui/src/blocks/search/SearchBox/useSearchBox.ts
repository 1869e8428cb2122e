import type { Story } from '@kathaloka/contract/entities';
import { SEARCH_LIMIT } from '@kathaloka/contract/limits';
import { type ChangeEvent, type ComponentProps, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useSearchText } from './useSearchText.ts';

export type SearchState = 'searching' | 'found' | 'nothing';

/** The props for the input from the list of results, once it has been loaded. */
export type LentProps = ComponentProps<'input'>;

interface SearchBoxOptions {
  value: string;
  results: readonly Story[];
  loading: boolean;
  delayMs: number;
  onValueChange: (value: string) => void;
  onSelect: ((story: Story) => void) | undefined;
}

interface Answer {
  query: string;
  stories: readonly Story[];
}

const NOTHING_LENT: LentProps = {};

/** The state of a search box and its keyboard handling. Arrow keys and Enter are handled by the list of results. */
export function useSearchBox(options: SearchBoxOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const [lentProps, setLentProps] = useState(NOTHING_LENT);
  const { text, query, type, searchNow } = useSearchText(options);
  const answer = useAnswer(options, query);
  const stories = answer?.stories.slice(0, SEARCH_LIMIT) ?? [];
  const state: SearchState = answer ? (stories.length > 0 ? 'found' : 'nothing') : 'searching';
  const isShown = isOpen && query !== '';

  function change(next: string) {
    type(next);
    setIsOpen(true);
  }

  function choose(story: Story) {
    options.onSelect?.(story);
    type('');
    setIsOpen(false);
  }

  /** Keys that work without a list, too. Keys during an IME composition are ignored. */
  function handleOwnKey({ key, nativeEvent }: KeyboardEvent): boolean {
    if (nativeEvent.isComposing) return false;
    if (key === 'Escape' && text) {
      if (isShown) setIsOpen(false);
      else change('');
      return true;
    }
    if (key === 'Enter' && !lentProps['aria-activedescendant']) {
      searchNow();
      return true;
    }
    if ((key === 'ArrowDown' || key === 'ArrowUp') && !isShown) {
      setIsOpen(true);
      return true;
    }
    return false;
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (!handleOwnKey(event)) {
      lentProps.onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    change(event.target.value);
    lentProps.onChange?.(event);
  }

  function handleFocus(event: FocusEvent<HTMLInputElement>) {
    setIsOpen(true);
    lentProps.onFocus?.(event);
  }

  const handlers = { handleChange, handleFocus, handleKeyDown };
  const list = { state, stories, isShown, show: setIsOpen, choose };
  return { text, change, ...list, ...handlers, lentProps, onLend: setLentProps };
}

/** The latest results for the current text: a late response to an earlier query is ignored. */
function useAnswer(
  { value, results, loading }: SearchBoxOptions,
  query: string,
): Pick<Answer, 'stories'> | undefined {
  const [last, setLast] = useState<Answer>({ query: '', stories: [] });
  const isAnswered = !loading && value === query;
  if (query && isAnswered && (last.query !== query || last.stories !== results))
    setLast({ query, stories: results });
  if (isAnswered) return { stories: results };
  return last.query === query ? last : undefined;
}
