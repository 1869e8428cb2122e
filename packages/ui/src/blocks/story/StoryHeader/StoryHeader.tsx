import type { SeriesPlace, Story } from '@kathaloka/contract/entities';
import { curlyQuotes } from '@kathaloka/story/emphasis';
import { FIRST_PICTURE_SIZES } from '@kathaloka/story/pictures';
import { Star } from 'lucide-react';
import type { ComponentProps, Ref } from 'react';
import { PictureArch } from '../../../ornaments/PictureArch.tsx';
import { usePaths } from '../../../paths.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Chip } from '../../../primitives/Chip/Chip.tsx';
import { TextLink } from '../../../primitives/TextLink/TextLink.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { useNameOf } from '../../../words/useNameOf.ts';
import { AuthorName } from '../../AuthorName.tsx';
import { CoverImage } from '../../CoverImage.tsx';
import type { WithAuthor, WithCategory } from '../../storyFields.ts';
import { localized } from '../../translation.ts';
import { StoryActions, type StoryActionsProps } from './StoryActions.tsx';
import { type PlayedIn, StoryLanguages } from './StoryLanguages.tsx';
import { StoryTotals, type StoryTotalsProps } from './StoryTotals.tsx';
import { About, Author, Cover, HeaderRoot, Marks, Part, Title, Voice } from './StoryHeader.styles.ts';
import { storyWords } from '../../../words/story/en.ts';
import { storyPageWords } from '../../../words/storyPage/en.ts';
import { useWords } from '../../../words/useWords.ts';
import type { InAnyLanguage } from '../../../theme/anyLanguage.ts';

/** The length beyond which a title is smaller, so that PLAY stays in the first view. */
const LONG_TITLE = 60;

/** The fields of a story that its header shows. */
export interface StoryHeaderStory
  extends
    WithCategory,
    InAnyLanguage<Pick<Story, 'id' | 'title' | 'language' | 'cover_image_url' | 'image_alt' | 'is_featured'>>,
    Partial<Pick<Story, 'is_open_to_guests' | 'languages' | 'series' | 'translations'>> {
  /** The author. A bundled story has the character who tells it, with a `voice`, a description. */
  author: WithAuthor['author'] & Pick<Story['author'], 'voice'> & Partial<Pick<Story['author'], 'username'>>;
  stats: StoryTotalsProps['stats'];
  user_state: StoryActionsProps['userState'];
}

export interface StoryHeaderProps
  extends
    Omit<ComponentProps<'header'>, 'children' | 'onPlay'>,
    Omit<StoryActionsProps, 'userState' | 'ref'> {
  /** The story. */
  story: StoryHeaderStory;
  /** The language in which PLAY begins, for a story in several languages. */
  playedIn?: PlayedIn | undefined;
  /** A ref to the row with PLAY, so that a screen can detect when it is scrolled out of view. */
  actionsRef?: Ref<HTMLFormElement> | undefined;
}

/**
 * The header of a story: cover, title, author, languages, counts, and PLAY.
 *
 * @use Introduces a story on its page, with PLAY and the reader's other actions.
 * @avoid Not in a list: `StoryCard`.
 * @heard The title as the first heading, numbers in full, buttons as pressed or not.
 * @keys press, follow
 * @example
 * <StoryHeader story={story} />
 */
export function StoryHeader({
  story: written,
  playedIn,
  actionsRef,
  isStarting,
  isPremiumRequired,
  isYoung,
  onPlay,
  onLike,
  onBookmark,
  onShare,
  ...rest
}: StoryHeaderProps) {
  const words = useWords(storyPageWords);
  const { untitled, unknownAuthor, ownLanguage } = useWords(storyWords);
  const story = localized(written, ownLanguage);
  const title = curlyQuotes(story.title.trim());
  const author = story.author.display_name?.trim() || unknownAuthor;

  return (
    <HeaderRoot {...rest}>
      <HeaderCover story={story} />
      <About>
        <HeaderMarks story={story} />
        <Title
          data-long={title.length > LONG_TITLE || undefined}
          {...(title && { lang: story.language, dir: directionOf(story.language) })}
        >
          {title || untitled}
        </Title>
        {story.series && <PartOfSeries place={story.series} />}
        <Author>
          <Avatar name={author} src={story.author.avatar_url} size="medium" />
          <AuthorName author={story.author} />
        </Author>
        {story.author.voice && (
          <Voice>
            <b>{words.inventedTeller}</b>{' '}
            <bdi lang={nameLanguage(story.author.voice)}>{story.author.voice}</bdi>
          </Voice>
        )}
        <StoryLanguages languages={story.languages ?? []} playedIn={playedIn} />
        <StoryTotals stats={story.stats} />
        <StoryActions
          ref={actionsRef}
          userState={story.user_state}
          isStarting={isStarting}
          isPremiumRequired={isPremiumRequired}
          isYoung={isYoung}
          onPlay={onPlay}
          onLike={onLike}
          onBookmark={onBookmark}
          onShare={onShare}
        />
      </About>
    </HeaderRoot>
  );
}

/** The number of the part in its series, with a link to the series. */
function PartOfSeries({ place }: { place: SeriesPlace }) {
  const words = useWords(storyPageWords);
  const paths = usePaths();
  const { slug, title, language, position, parts } = localized(place, words.ownLanguage);
  return (
    <Part>
      {words.partOf(position, parts)} ·{' '}
      <TextLink href={paths.series(slug)} lang={language} dir={directionOf(language)}>
        {curlyQuotes(title)}
      </TextLink>
    </Part>
  );
}

interface HeaderPartProps {
  story: StoryHeaderStory;
}

function HeaderCover({ story }: HeaderPartProps) {
  return (
    <Cover>
      <PictureArch>
        <CoverImage
          story={story}
          width={1200}
          height={760}
          loading="eager"
          sizes={FIRST_PICTURE_SIZES}
          fetchPriority="high"
        />
      </PictureArch>
    </Cover>
  );
}

/** The labels of the story: featured, category, a language other than the page's, quick read. */
function HeaderMarks({ story }: HeaderPartProps) {
  const words = useWords(storyPageWords);
  const nameOf = useNameOf();
  const { ownLanguage, languageName, quickRead } = useWords(storyWords);
  const category = story.category && nameOf(story.category);
  return (
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
  );
}
