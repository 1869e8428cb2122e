import type { SearchSuggestions, Story } from '@kathaloka/contract/entities';
import { SEARCH_DEBOUNCE_MS, SEARCH_QUERY_MAX } from '@kathaloka/contract/limits';
import { Search, X } from 'lucide-react';
import { type ComponentProps, type FocusEvent, useEffect, useRef } from 'react';
import { composed } from '../../../element/composed.ts';
import { useValueBeforeHydration } from '../../../hooks/useValueBeforeHydration.ts';
import { useMergedRef } from '../../../hooks/useMergedRef.ts';
import { useStoryPath } from '../../../paths.ts';
import { LiveRegion } from '../../../patterns/LiveRegion/LiveRegion.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Field, Input, SearchRoot } from './SearchBox.styles.ts';
import { prepareSearchDropdown, SearchDropdown } from './SearchDropdown.tsx';
import { useSearchBox } from './useSearchBox.ts';
import { searchWords } from '../../../words/search/en.ts';
import { useWords } from '../../../words/useWords.ts';

export const SEARCH_LAYOUTS = ['floating', 'flow'] as const;
export type SearchLayout = (typeof SEARCH_LAYOUTS)[number];

export interface SearchBoxProps extends Omit<
  ComponentProps<'input'>,
  'children' | 'defaultValue' | 'onSelect' | 'results' | 'type' | 'value'
> {
  /** The query of `results`. Results of another query than the typed one are stale and not shown. */
  value: string;
  /** Called with a trimmed query to search for; empty when the box is cleared. */
  onValueChange: (value: string) => void;
  /** The results, best first. The first ten are shown. */
  results: readonly Story[];
  /**
   * Whether the results of `value` are loading.
   * @default false
   */
  loading?: boolean | undefined;
  /** What is offered where nothing is found: the nearest title, and categories to search for. */
  suggestions?: SearchSuggestions | undefined;
  /** Called when a result is chosen. The callback need not navigate, because the result's link does. */
  onSelect?: ((story: Story) => void) | undefined;
  /** Returns the address of a result; by default the story's page. */
  storyHref?: ((story: Story) => string) | undefined;
  /**
   * The delay of the debounced search.
   * @default 300
   */
  delayMs?: number | undefined;
  /**
   * `floating` shows the results over the page; `flow` shows them below the box, in the layout of the page.
   * @default 'floating'
   */
  layout?: SearchLayout;
  /**
   * Whether to focus the input on mount, because the user has opened the search.
   * @default false
   */
  takesFocus?: boolean;
}

/** The attributes of the input until the list is loaded, and while it is closed. */
const COMBOBOX = {
  role: 'combobox',
  'aria-expanded': false,
  'aria-haspopup': 'listbox',
  'aria-autocomplete': 'list',
} as const;

/**
 * A search box with results while typing: arrow keys choose, Enter opens, Escape and a click outside close.
 *
 * @use Finds a story by any word, with results while typing.
 * @avoid Not to filter a table: a `TextField` above it.
 * @heard “Combo box”, how many results there are, each with its place.
 * @keys type, move, close
 * @example
 * <SearchBox value={query} onValueChange={setQuery} results={results} />
 */
export function SearchBox({
  value,
  onValueChange,
  results,
  loading = false,
  suggestions,
  onSelect,
  storyHref,
  delayMs = SEARCH_DEBOUNCE_MS,
  layout = 'floating',
  takesFocus = false,
  className,
  style,
  ref,
  ...rest
}: SearchBoxProps) {
  const storyPath = useStoryPath();
  const words = useWords(searchWords);
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(inputRef, ref);
  const box = useSearchBox({ value, results, loading, delayMs, onValueChange, onSelect });
  const readInput = () => inputRef.current?.value;
  useValueBeforeHydration(box.text, readInput, (typed) => {
    box.change(typed);
    // without focus in the box, nothing would close the list
    box.show(document.activeElement === inputRef.current);
  });

  useEffect(() => {
    if (takesFocus) inputRef.current?.focus();
  }, [takesFocus]);

  function handleBlur(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) box.show(false);
  }

  function handleClear() {
    box.change('');
    // the button disappears with the text
    inputRef.current?.focus();
  }

  return (
    <SearchRoot className={className} style={style} onFocus={prepareSearchDropdown} onBlur={handleBlur}>
      <SearchInput {...rest} box={box} ref={mergedRef} onClear={handleClear} />
      {box.isShown && (
        <SearchDropdown
          inputRef={inputRef}
          text={box.text}
          state={box.state}
          stories={box.stories}
          suggestions={suggestions}
          layout={layout}
          storyHref={storyHref ?? (({ id }) => storyPath(id))}
          onInputPropsChange={box.setComboboxProps}
          onSelect={box.choose}
          onSearch={box.change}
          onClose={() => box.show(false)}
        />
      )}
      <LiveRegion>{box.isShown && box.state === 'found' ? words.found(box.stories.length) : ''}</LiveRegion>
    </SearchRoot>
  );
}

interface SearchInputProps extends ComponentProps<'input'> {
  box: ReturnType<typeof useSearchBox>;
  onClear: () => void;
}

function SearchInput({ box, onChange, onFocus, onKeyDown, onClear, ...rest }: SearchInputProps) {
  const words = useWords(searchWords);
  return (
    <Field>
      <Search />
      <Input
        type="search"
        {...COMBOBOX}
        aria-label={words.label}
        placeholder={words.placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={SEARCH_QUERY_MAX}
        {...box.comboboxProps}
        {...rest}
        value={box.text}
        onChange={composed(onChange, box.handleChange)}
        onFocus={composed(onFocus, box.handleFocus)}
        onKeyDown={composed(onKeyDown, box.handleKeyDown)}
      />
      {box.text && (
        <IconButton label={words.clear} variant="plain" size="small" onClick={onClear}>
          <X />
        </IconButton>
      )}
    </Field>
  );
}
