import type { Story } from '@kathaloka/contract/entities';
import { SEARCH_LIMIT } from '@kathaloka/contract/limits';
import { type ChangeEvent, type ComponentProps, type FocusEvent, type KeyboardEvent, useState } from 'react';
import { useSearchText } from './useSearchText.ts';

export type SearchState = 'searching' | 'found' | 'nothing';

/** The props that the list of results passes to the input, once it is loaded. */
export type ComboboxProps = ComponentProps<'input'>;

interface SearchBoxOptions {
  value: string;
  results: readonly Story[];
  loading: boolean;
  delayMs: number;
  onValueChange: (value: string) => void;
  onSelect: ((story: Story) => void) | undefined;
}

interface QueryResults {
  query: string;
  stories: readonly Story[];
}

const NO_PROPS: ComboboxProps = {};

/** The state of a search box and its keyboard handling. The list of results handles arrow keys and Enter. */
export function useSearchBox(options: SearchBoxOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const [comboboxProps, setComboboxProps] = useState(NO_PROPS);
  const { text, query, type, searchNow } = useSearchText(options);
  const latest = useLatestResults(options, query);
  const stories = latest?.stories.slice(0, SEARCH_LIMIT) ?? [];
  const state: SearchState = latest ? (stories.length > 0 ? 'found' : 'nothing') : 'searching';
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

  /** Handles keys that need no list. Ignores keys during an IME composition. */
  function handleOwnKey({ key, nativeEvent }: KeyboardEvent): boolean {
    if (nativeEvent.isComposing) return false;
    if (key === 'Escape' && text) {
      if (isShown) setIsOpen(false);
      else change('');
      return true;
    }
    if (key === 'Enter' && !comboboxProps['aria-activedescendant']) {
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
      comboboxProps.onKeyDown?.(event);
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    change(event.target.value);
    comboboxProps.onChange?.(event);
  }

  function handleFocus(event: FocusEvent<HTMLInputElement>) {
    setIsOpen(true);
    comboboxProps.onFocus?.(event);
  }

  const handlers = { handleChange, handleFocus, handleKeyDown };
  const list = { state, stories, isShown, show: setIsOpen, choose };
  return { text, change, ...list, ...handlers, comboboxProps, setComboboxProps };
}

/** Returns the results for the current text. Ignores a late response to an earlier query. */
function useLatestResults(
  { value, results, loading }: SearchBoxOptions,
  query: string,
): Pick<QueryResults, 'stories'> | undefined {
  const [last, setLast] = useState<QueryResults>({ query: '', stories: [] });
  const isAnswered = !loading && value === query;
  if (query && isAnswered && (last.query !== query || last.stories !== results))
    setLast({ query, stories: results });
  if (isAnswered) return { stories: results };
  return last.query === query ? last : undefined;
}
