import { Autocomplete } from '@base-ui/react/autocomplete';
import type { Story } from '@kathaloka/contract/entities';
import { curlyQuotes } from '@kathaloka/story/emphasis';
import { directionOf } from '../../../theme/direction.ts';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { useNameOf } from '../../../words/useNameOf.ts';
import { CoverImage } from '../../CoverImage.tsx';
import { localized } from '../../translation.ts';
import { previewOf } from './previewOf.ts';
import { Origin, Preview, Result, Thumb, Title, Words } from './SearchResults.styles.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SearchResultProps {
  story: Story;
  href: string;
  onSelect: () => void;
}

/** A story in the list of results, as a link. Never takes focus, which stays in the input. */
export function SearchResult({ story: found, href, onSelect }: SearchResultProps) {
  const words = useWords(storyWords);
  const story = localized(found, words.ownLanguage);
  const nameOf = useNameOf();
  const category = story.category && nameOf(story.category);
  const ownLanguage = { lang: story.language, dir: directionOf(story.language) };
  const author = story.author.display_name?.trim() || words.unknownAuthor;

  return (
    <Autocomplete.Item
      value={found}
      onClick={onSelect}
      render={(props, { highlighted }) => (
        <Result {...props} href={href} tabIndex={-1} aria-selected={highlighted} />
      )}
    >
      <Thumb>
        <CoverImage story={story} isDecorative width={168} height={108} />
      </Thumb>
      <Words>
        <Title {...ownLanguage}>{curlyQuotes(story.title.trim()) || words.untitled}</Title>
        <Preview {...ownLanguage}>{previewOf(story)}</Preview>
        <Origin>
          {category && (
            <>
              <bdi lang={nameLanguage(category)}>{category}</bdi> ·{' '}
            </>
          )}
          <bdi lang={nameLanguage(author)}>{author}</bdi>
        </Origin>
      </Words>
    </Autocomplete.Item>
  );
}
