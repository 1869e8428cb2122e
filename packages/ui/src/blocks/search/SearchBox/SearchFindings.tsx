import type { Story } from '@kathaloka/contract/entities';
import { LoaderCircle } from 'lucide-react';
import { useSearchWords } from '../../../words/areas/useSearchWords.ts';
import { Dropdown, Results, Says } from './SearchFindings.styles.ts';
import { SearchResult } from './SearchResult.tsx';
import type { SearchState } from './useSearchBox.ts';

export interface SearchFindingsProps {
  /** The id of the list, which the input controls. */
  id: string;
  /** How far the search is. */
  state: SearchState;
  /** What was found, best first. */
  stories: readonly Story[];
  /** Above the page, or in its flow. */
  layout: 'floating' | 'flow';
  /** The place of the option that the arrow keys have reached. */
  activeIndex: number;
  /** The id of the option at a place, which the input names. */
  optionId: (index: number) => string;
  /** Where an option leads. */
  storyHref: (story: Story) => string;
  /** An option was chosen. */
  choose: (story: Story) => void;
}

/** What a search has found so far. */
export function SearchFindings({
  id,
  state,
  stories,
  layout,
  activeIndex,
  optionId,
  storyHref,
  choose,
}: SearchFindingsProps) {
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
