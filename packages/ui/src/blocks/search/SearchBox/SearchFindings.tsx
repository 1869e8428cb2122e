import { Autocomplete } from '@base-ui/react/autocomplete';
import type { Story } from '@kathaloka/contract/entities';
import { LoaderCircle } from 'lucide-react';
import type { RefObject } from 'react';
import { useSearchWords } from '../../../words/areas/useSearchWords.ts';
import { LentInput } from './LentInput.tsx';
import { Dropdown, Status } from './SearchFindings.styles.ts';
import { SearchResult } from './SearchResult.tsx';
import type { LentProps, SearchState } from './useSearchBox.ts';

export interface SearchFindingsProps {
  /** The input of the search box. */
  inputRef: RefObject<HTMLInputElement | null>;
  /** What is written in it. */
  text: string;
  /** How far the search is. */
  state: SearchState;
  /** What was found, best first. */
  stories: readonly Story[];
  /** Above the page, or in its flow. */
  layout: 'floating' | 'flow';
  /** Where an option leads. */
  storyHref: (story: Story) => string;
  /** What the input is to be given, so that its keys reach the list. */
  onLend: (props: LentProps) => void;
  /** An option was chosen. */
  onSelect: (story: Story) => void;
  /** Somebody pressed elsewhere. */
  onClose: () => void;
}

/** The results of a search so far. */
export function SearchFindings({
  inputRef,
  text,
  state,
  stories,
  layout,
  storyHref,
  onLend,
  onSelect,
  onClose,
}: SearchFindingsProps) {
  const words = useSearchWords();

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
      // the keys alone choose: a pointer that happens to lie there does not
      highlightItemOnHover={false}
    >
      <Autocomplete.Input render={(props) => <LentInput {...props} inputRef={inputRef} onLend={onLend} />} />
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
        </Dropdown>
      )}
    </Autocomplete.Root>
  );
}

function titleOf(story: Story): string {
  return story.title;
}
