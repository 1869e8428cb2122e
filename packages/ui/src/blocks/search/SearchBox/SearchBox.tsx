import type { Story } from '@kathaloka/contract/entities';
import { SEARCH_DEBOUNCE_MS, SEARCH_QUERY_MAX } from '@kathaloka/contract/limits';
import { Search, X } from 'lucide-react';
import { type FocusEvent, useEffect, useRef } from 'react';
import { paths } from '../../../paths.ts';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { useSearchWords } from '../../../words/areas/useSearchWords.ts';
import { Field, Input, SearchRoot } from './SearchBox.styles.ts';
import { prepareSearchDropdown, SearchDropdown } from './SearchDropdown.tsx';
import { useSearchBox } from './useSearchBox.ts';

export const SEARCH_LAYOUTS = ['floating', 'flow'] as const;
export type SearchLayout = (typeof SEARCH_LAYOUTS)[number];

export interface SearchBoxProps {
  /** The query that `results` answer. */
  query: string;
  /** What was found, best first. The first ten are shown. */
  results: readonly Story[];
  /** The answer to `query` is on its way. */
  isLoading?: boolean;
  /** A search to run, trimmed; empty when the box is. */
  onQueryChange: (query: string) => void;
  /** A result was chosen; its link leads there. */
  onSelect?: ((story: Story) => void) | undefined;
  /** Where a result leads; the story's own page by default. */
  storyHref?: ((story: Story) => string) | undefined;
  /** How long typing pauses before a search runs. */
  delayMs?: number | undefined;
  /** `flow` puts the results below the box in place of above the page. */
  layout?: SearchLayout;
  /** It appears because somebody asked to search, so it takes focus. */
  takesFocus?: boolean;
}

/** Finds stories as one types: arrow keys choose, Enter opens, Escape and a click elsewhere close. */
export function SearchBox({
  query,
  results,
  isLoading = false,
  onQueryChange,
  onSelect,
  storyHref = (story) => paths.story(story.id),
  delayMs = SEARCH_DEBOUNCE_MS,
  layout = 'floating',
  takesFocus = false,
}: SearchBoxProps) {
  const words = useSearchWords();
  const inputRef = useRef<HTMLInputElement>(null);
  const box = useSearchBox({ query, results, isLoading, delayMs, onQueryChange, onSelect });
  const hasResults = box.isShown && box.state === 'found';
  const combobox = {
    role: 'combobox',
    'aria-expanded': hasResults,
    'aria-controls': box.isShown ? box.id : undefined,
    'aria-autocomplete': 'list',
    'aria-activedescendant': hasResults && box.activeIndex >= 0 ? box.optionId(box.activeIndex) : undefined,
  } as const;

  useEffect(() => {
    if (takesFocus) inputRef.current?.focus();
  }, [takesFocus]);

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) box.show(false);
  }

  return (
    <SearchRoot onFocus={prepareSearchDropdown} onBlur={handleBlur}>
      <Field>
        <Search />
        <Input
          ref={inputRef}
          type="search"
          aria-label={words.label}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_QUERY_MAX}
          value={box.text}
          onChange={(event) => box.change(event.target.value)}
          onFocus={() => box.show(true)}
          onKeyDown={box.handleKeyDown}
          {...combobox}
        />
        {box.text && (
          <IconButton label={words.clear} variant="plain" size="small" onClick={() => box.change('')}>
            <X />
          </IconButton>
        )}
      </Field>
      {box.isShown && <SearchDropdown {...box} layout={layout} storyHref={storyHref} />}
      <LiveRegion>{hasResults ? words.found(box.stories.length) : ''}</LiveRegion>
    </SearchRoot>
  );
}
