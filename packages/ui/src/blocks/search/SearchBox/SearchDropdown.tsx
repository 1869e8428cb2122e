import type { Story } from '@kathaloka/contract/entities';
import { LoaderCircle } from 'lucide-react';
import { useSearchWords } from '../../../words/areas/useSearchWords.ts';
import { Dropdown, Results, Says } from './SearchBox.styles.ts';
import { SearchResult } from './SearchResult.tsx';
import type { SearchState } from './useSearchBox.ts';

interface SearchDropdownProps {
  /** The id of the list, which the input controls. */
  id: string;
  state: SearchState;
  stories: readonly Story[];
  layout: 'floating' | 'flow';
  activeIndex: number;
  optionId: (index: number) => string;
  storyHref: (story: Story) => string;
  choose: (story: Story) => void;
}

/** What a search has found so far. */
export function SearchDropdown({
  id,
  state,
  stories,
  layout,
  activeIndex,
  optionId,
  storyHref,
  choose,
}: SearchDropdownProps) {
  const words = useSearchWords();
  const listbox = { id, role: 'listbox', 'aria-label': words.label, hidden: state !== 'found' };
  return (
    // A press keeps focus in the input, or the dropdown would close before the click arrives.
    <Dropdown data-layout={layout} onMouseDown={(event) => event.preventDefault()}>
      {state !== 'found' && (
        <Says data-state={state}>
          {state === 'searching' && <LoaderCircle />}
          {state === 'searching' ? words.searching : words.nothing}
        </Says>
      )}
      <Results {...listbox}>
        {state === 'found' &&
          stories.map((story, index) => (
            <SearchResult
              key={story.id}
              id={optionId(index)}
              story={story}
              href={storyHref(story)}
              isActive={index === activeIndex}
              onSelect={() => choose(story)}
            />
          ))}
      </Results>
    </Dropdown>
  );
}
