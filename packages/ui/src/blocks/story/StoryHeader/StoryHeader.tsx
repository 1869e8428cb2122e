import type { Story } from '@kathaloka/contract/entities';
import { FIRST_PICTURE_SIZES } from '@kathaloka/story/pictures';
import { Star } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { PictureArch } from '../../../ornaments/PictureArch.tsx';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { toneOf } from '../../../theme/tone.ts';
import { useStoryPageWords } from '../../../words/areas/useStoryPageWords.ts';
import { useStoryWords } from '../../../words/areas/useStoryWords.ts';
import type { WithAuthor, WithCategory } from '../../storyFields.ts';
import { StoryActions, type StoryActionsProps } from './StoryActions.tsx';
import { StoryTotals, type StoryTotalsProps } from './StoryTotals.tsx';
import { About, Author, Cover, HeaderRoot, Marks, Title, Voice } from './StoryHeader.styles.ts';

/** Longer than this, a title is set smaller, so that PLAY stays in the first view. */
const LONG_TITLE = 60;

/** The fields of a story that its header shows. */
export interface StoryHeaderStory
  extends
    WithCategory,
    Pick<Story, 'id' | 'title' | 'language' | 'cover_image_url' | 'image_alt' | 'is_featured'>,
    Partial<Pick<Story, 'is_open_to_guests'>> {
  /** A storyteller of the house has a voice, which is described. */
  author: WithAuthor['author'] & Pick<Story['author'], 'voice'>;
  stats: StoryTotalsProps['stats'];
  user_state: StoryActionsProps['userState'];
}

export interface StoryHeaderProps
  extends
    Omit<ComponentProps<'header'>, 'children' | 'onPlay'>,
    Omit<StoryActionsProps, 'userState' | 'ref'> {
  /** The story. */
  story: StoryHeaderStory;
  /** A ref to the row with PLAY, so that a screen can detect when it has been scrolled past. */
  actionsRef?: Ref<HTMLDivElement> | undefined;
}

/**
 * The header of a story: its cover under the arch, its author, and PLAY.
 *
 * @example
 * <StoryHeader story={story} />
 */
export function StoryHeader({
  story,
  actionsRef,
  isStarting,
  isPremiumRequired,
  onPlay,
  onLike,
  onBookmark,
  onShare,
  ...rest
}: StoryHeaderProps) {
  const words = useStoryPageWords();
  const { untitled, unknownAuthor, categoryName, ownLanguage, languageName, quickRead } = useStoryWords();
  const title = story.title.trim();
  const category = story.category && categoryName(story.category.display_name);
  const author = story.author.display_name?.trim() || unknownAuthor;

  return (
    <HeaderRoot {...rest}>
      <HeaderCover story={story} />
      <About>
        <Marks>
          {story.is_featured && (
            <Badge tone="featured" icon={<Star />}>
              {words.featured}
            </Badge>
          )}
          {category && <Chip lang={nameLanguage(category)}>{category}</Chip>}
          {story.language !== ownLanguage && <Chip>{languageName(story.language)}</Chip>}
          {story.is_open_to_guests && <Chip>{quickRead}</Chip>}
        </Marks>
        <Title
          data-long={title.length > LONG_TITLE || undefined}
          {...(title && { lang: story.language, dir: directionOf(story.language) })}
        >
          {title || untitled}
        </Title>
        <Author>
          <Avatar name={author} src={story.author.avatar_url} size="medium" />
          <bdi>{author}</bdi>
        </Author>
        {story.author.voice && (
          <Voice>
            <b>{words.houseTeller}</b> <bdi lang={story.language}>{story.author.voice}</bdi>
          </Voice>
        )}
        <StoryTotals stats={story.stats} />
        <StoryActions
          ref={actionsRef}
          userState={story.user_state}
          isStarting={isStarting}
          isPremiumRequired={isPremiumRequired}
          onPlay={onPlay}
          onLike={onLike}
          onBookmark={onBookmark}
          onShare={onShare}
        />
      </About>
    </HeaderRoot>
  );
}

interface HeaderCoverProps {
  story: StoryHeaderStory;
}

function HeaderCover({ story }: HeaderCoverProps) {
  return (
    <Cover>
      <PictureArch>
        <Image
          src={story.cover_image_url}
          alt={story.image_alt}
          lang={story.language}
          width={1200}
          height={760}
          loading="eager"
          sizes={FIRST_PICTURE_SIZES}
          fetchPriority="high"
          fallback={<DrawnCover tone={toneOf(story.id)} />}
        />
      </PictureArch>
    </Cover>
  );
}
