import type { SearchSuggestions, Story } from '@kathaloka/contract/entities';
import { curlyQuotes } from '@kathaloka/story/emphasis';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { searchWords } from '../../../words/search/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useNameOf } from '../../../words/useNameOf.ts';
import { useWords } from '../../../words/useWords.ts';
import { localized } from '../../translation.ts';
import { Categories, Offer } from './SearchResults.styles.ts';

interface SuggestionsProps extends SearchSuggestions {
  storyHref: (story: Story) => string;
  onSelect: (story: Story) => void;
  onSearch: (text: string) => void;
}

/** What a reader may have meant by a search that has found nothing. */
export function Suggestions({ story, categories, storyHref, onSelect, onSearch }: SuggestionsProps) {
  const words = useWords(searchWords);
  const { ownLanguage, untitled } = useWords(storyWords);
  const nameOf = useNameOf();
  const title = story && (curlyQuotes(localized(story, ownLanguage).title.trim()) || untitled);
  return (
    <Offer>
      {story && title && (
        <TextLink href={storyHref(story)} onClick={() => onSelect(story)}>
          {words.didYouMean(title)}
        </TextLink>
      )}
      {categories.length > 0 && (
        <Categories aria-label={words.categories}>
          {categories.map((category) => (
            <li key={category.id}>
              <Button
                variant="outline"
                size="small"
                lang={nameLanguage(nameOf(category))}
                onClick={() => onSearch(nameOf(category))}
              >
                {nameOf(category)}
              </Button>
            </li>
          ))}
        </Categories>
      )}
    </Offer>
  );
}
