import type { Language } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { useStoryPath } from '../../../paths.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { CoverImage } from '../../CoverImage.tsx';
import { Cover, Facts, Item, ItemActions, ItemTitle, List } from '../offlineList.styles.ts';
import { offlineWords } from '../../../words/offline/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** A story that is stored on this device. */
export interface OfflineStoryItem {
  id: string;
  title: string;
  language: Language;
  cover_image_url: string | null;
  image_alt: string;
  /** The size of everything stored for the story. */
  bytes: number;
}

export interface OfflineStoriesProps extends Omit<ComponentProps<'ul'>, 'children' | 'onPlay'> {
  /** The stories, last stored first. */
  stories: readonly OfflineStoryItem[];
  /** The id of the story whose game is loading. */
  starting?: string | undefined;
  /** Called to start or continue a game on this device. */
  onPlay: (story: OfflineStoryItem) => void;
  /** Called to remove a story; there is no confirmation. */
  onRemove: (story: OfflineStoryItem) => void;
}

/**
 * The list of stories that are stored on this device, with their sizes.
 *
 * @use Lists the stories that are stored on a device, with their sizes.
 * @avoid Not one story on its page: `KeepOffline`.
 * @heard Each button with the title of its story.
 * @keys press, follow
 * @example
 * <OfflineStories stories={stories} onPlay={play} onRemove={remove} />
 */
export function OfflineStories({ stories, starting, onPlay, onRemove, ...rest }: OfflineStoriesProps) {
  const words = useWords(offlineWords);
  const storyPath = useStoryPath();
  return (
    <List {...rest}>
      {stories.map((story) => (
        <Item key={story.id}>
          <Cover>
            <CoverImage story={story} width={256} height={256} />
          </Cover>
          <Facts>
            <ItemTitle lang={story.language} dir={directionOf(story.language)}>
              <TextLink href={storyPath(story.id)}>{story.title}</TextLink>
            </ItemTitle>
            <p>{words.storedSize(story.bytes)}</p>
          </Facts>
          <ItemActions>
            <Button
              size="small"
              variant="outline"
              aria-label={words.playNamed(story.title)}
              loading={starting === story.id}
              onClick={() => onPlay(story)}
            >
              {words.playHere}
            </Button>
            <Button
              size="small"
              variant="ghost"
              aria-label={words.removeNamed(story.title)}
              onClick={() => onRemove(story)}
            >
              {words.remove}
            </Button>
          </ItemActions>
        </Item>
      ))}
    </List>
  );
}
