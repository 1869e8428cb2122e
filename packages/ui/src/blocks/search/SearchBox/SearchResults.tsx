import { Autocomplete } from '@base-ui/react/autocomplete';
import type { SearchSuggestions, Story } from '@kathaloka/contract/entities';
import { LoaderCircle } from 'lucide-react';
import type { RefObject } from 'react';
import { ForwardedInput } from './ForwardedInput.tsx';
import { Dropdown, Status } from './SearchResults.styles.ts';
import { SearchResult } from './SearchResult.tsx';
import { Suggestions } from './Suggestions.tsx';
import type { ComboboxProps, SearchState } from './useSearchBox.ts';
import { searchWords } from '../../../words/search/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface SearchResultsProps {
  /** The input of the search box. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** The text of the box. */
  text: string;
  /** The state of the search. */
  state: SearchState;
  /** The results, best first. */
  stories: readonly Story[];
  /** What is offered where nothing is found. */
  suggestions: SearchSuggestions | undefined;
  /** Whether the list is over the page, or in its flow. */
  layout: 'floating' | 'flow';
  /** Returns the address of a result. */
  storyHref: (story: Story) => string;
  /** Called with the combobox's props for the input, so that its keys control the list. */
  onInputPropsChange: (props: ComboboxProps) => void;
  /** Called with the chosen story. */
  onSelect: (story: Story) => void;
  /** Called with the name of a category to search for. */
  onSearch: (text: string) => void;
  /** Called on a press outside. */
  onClose: () => void;
}

/** The list of results. */
export function SearchResults({
  inputRef,
  text,
  state,
  stories,
  suggestions,
  layout,
  storyHref,
  onInputPropsChange,
  onSelect,
  onSearch,
  onClose,
}: SearchResultsProps) {
  const words = useWords(searchWords);

  function handleOpenChange(open: boolean, { event }: { event: Event }) {
    const isElsewhere = !inputRef.current?.closest('search')?.contains(event.target as Node);
    if (!open && isElsewhere) onClose();
  }

  return (
    <Autocomplete.Root
      items={stories}
      filter={null}
      value={text}
      itemToStringValue={titleOf}
      open={state === 'found'}
      onOpenChange={handleOpenChange}
      // only keys highlight an option: otherwise a resting pointer would choose one
      highlightItemOnHover={false}
    >
      <Autocomplete.Input
        render={(props) => (
          <ForwardedInput {...props} inputRef={inputRef} onPropsChange={onInputPropsChange} />
        )}
      />
      {state === 'found' ? (
        <Autocomplete.List render={<Dropdown data-layout={layout} />} aria-label={words.label}>
          {stories.map((story) => (
            <SearchResult
              key={story.id}
              story={story}
              href={storyHref(story)}
              onSelect={() => onSelect(story)}
            />
          ))}
        </Autocomplete.List>
      ) : (
        // A press keeps focus in the input, or the dropdown would close.
        <Dropdown data-layout={layout} onMouseDown={(event) => event.preventDefault()}>
          <Status data-state={state}>
            {state === 'searching' && <LoaderCircle />}
            {state === 'searching' ? words.searching : words.nothing}
          </Status>
          {state === 'nothing' && suggestions && (
            <Suggestions {...suggestions} storyHref={storyHref} onSelect={onSelect} onSearch={onSearch} />
          )}
        </Dropdown>
      )}
    </Autocomplete.Root>
  );
}

function titleOf(story: Story): string {
  return story.title;
}
