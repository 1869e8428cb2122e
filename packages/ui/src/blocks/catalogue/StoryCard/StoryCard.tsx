import { curlyQuotes } from '@kathaloka/story/emphasis';
import { isMachineMade } from '@kathaloka/contract/rules';
import { type ComponentProps, useRef } from 'react';
import { useIsNear } from '../../../hooks/useIsNear.ts';
import { useMergedRef } from '../../../hooks/useMergedRef.ts';
import { useStoryPath } from '../../../paths.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { nameLanguage } from '../../../theme/nameLanguage.ts';
import { localized } from '../../translation.ts';
import { PlayButton } from '../../PlayButton.tsx';
import type { StoryCardStory } from './storyCardStory.ts';
import {
  Author,
  Body,
  CardLink,
  CardRoot,
  Footer,
  MadeWith,
  Play,
  Summary,
  Title,
} from './StoryCard.styles.ts';
import { StoryCounts } from './StoryCounts.tsx';
import { StoryCover } from './StoryCover.tsx';
import { StoryLabels } from './StoryLabels.tsx';
import { summaryOf } from './summaryOf.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The actions of a card. Without a callback there is no control for the action. */
export interface StoryCardActions<S extends StoryCardStory = StoryCardStory> {
  /** Called to toggle the like. */
  onLike?: ((story: S) => void) | undefined;
  /** Called to toggle the bookmark. */
  onBookmark?: ((story: S) => void) | undefined;
  /** Called to start the story; PLAY says LOADING while a returned promise is pending. Without it PLAY is a link. */
  onPlay?: ((story: S) => void | Promise<void>) | undefined;
}

export interface StoryCardProps<S extends StoryCardStory = StoryCardStory>
  extends Omit<ComponentProps<'article'>, 'children' | 'onPlay'>, StoryCardActions<S> {
  /** The story: the fields that the card shows, or a whole story. Callbacks receive the same object. */
  story: S;
  /** The address of the card's link. */
  href?: string;
  /** The address of PLAY. */
  playHref?: string;
  /**
   * Whether to render only the link, and reserve space for the rest, until the card is near the viewport. For
   * long pages.
   * @default false
   */
  isDeferred?: boolean;
  /**
   * `wide` puts the text beside the cover on a desktop, for a card that has half of a row or more.
   * @default 'tall'
   */
  shape?: 'tall' | 'wide' | undefined;
}

/**
 * A card for a story. One link covers the card; the controls are above it.
 *
 * @use Shows a story in a list: cover, title, figures, PLAY.
 * @avoid Not for the story’s own page: `StoryHeader`. Not for one’s own work: `StoryListCard`.
 * @heard The title as a link; numbers in full; PLAY with the title.
 * @keys follow, press
 * @example
 * <StoryCard
 *   story={story}
 *   href={`/stories/${story.id}`}
 *   onPlay={({ id }) => play(id)}
 *   onLike={like}
 * />
 */
export function StoryCard<S extends StoryCardStory>({
  story,
  href,
  playHref,
  onLike,
  onBookmark,
  onPlay,
  isDeferred = false,
  shape = 'tall',
  ref,
  ...rest
}: StoryCardProps<S>) {
  const cardRef = useRef<HTMLElement>(null);
  const isNear = useIsNear(cardRef, isDeferred);
  const storyPath = useStoryPath();
  const words = useWords(storyWords);
  const shown = localized(story, words.ownLanguage);
  const title = curlyQuotes(shown.title.trim());
  const ownHref = href ?? storyPath(story.id);
  const name = title || words.untitled;
  const ownLanguage = { lang: shown.language, dir: directionOf(shown.language) };

  return (
    <CardRoot
      ref={useMergedRef(cardRef, ref)}
      data-deferred={isNear ? undefined : ''}
      data-shape={shape}
      {...rest}
    >
      {isNear && <StoryCover story={shown} />}
      <Body>
        {isNear && <StoryLabels story={shown} />}
        <Title {...(title && ownLanguage)}>
          <CardLink href={ownHref}>{name}</CardLink>
        </Title>
        {isNear && (
          <Details
            story={story}
            name={name}
            playHref={playHref ?? ownHref}
            onLike={onLike}
            onBookmark={onBookmark}
            onPlay={onPlay}
          />
        )}
      </Body>
    </CardRoot>
  );
}

interface DetailsProps<S extends StoryCardStory> extends StoryCardActions<S> {
  story: S;
  /** The title of the story, or its replacement. */
  name: string;
  playHref: string;
}

/** The part of a card below its title: text, author, PLAY and counts. */
function Details<S extends StoryCardStory>({
  story,
  name,
  playHref,
  onLike,
  onBookmark,
  onPlay,
}: DetailsProps<S>) {
  const words = useWords(storyWords);
  const shown = localized(story, words.ownLanguage);
  const summary = summaryOf(shown);
  const author = story.author.display_name?.trim() || words.unknownAuthor;
  const play = { variant: 'outline', size: 'small', 'aria-label': words.playNamed(name) } as const;
  const ownLanguage = { lang: shown.language, dir: directionOf(shown.language) };
  return (
    <>
      <Summary {...(summary && ownLanguage)}>{summary || words.noDescription}</Summary>
      <Author>
        <Avatar name={author} src={story.author.avatar_url ?? null} />
        <bdi lang={nameLanguage(author)}>{author}</bdi>
        <Play>
          {onPlay ? (
            <PlayButton {...play} onPlay={() => onPlay(story)} />
          ) : (
            <ButtonLink {...play} href={playHref}>
              {words.play}
            </ButtonLink>
          )}
        </Play>
      </Author>
      <Footer>
        <StoryCounts
          title={name}
          stats={story.stats}
          userState={story.user_state}
          onLike={onLike && (() => onLike(story))}
          onBookmark={onBookmark && (() => onBookmark(story))}
        />
        {isMachineMade(story) && <MadeWith>{words.machineMade}</MadeWith>}
      </Footer>
    </>
  );
}
