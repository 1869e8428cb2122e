import type { Story } from '@kathaloka/contract/entities';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { useStoryWords } from '../../../words/areas/useStoryWords.ts';
import { Author, Body, CardLink, CardRoot, Footer, Play, Summary, Title } from './StoryCard.styles.ts';
import { StoryCounts } from './StoryCounts.tsx';
import { StoryCover } from './StoryCover.tsx';
import { summaryOf } from './summaryOf.ts';

/** What a card lets a person do with its story. Without a handler there is no control for it. */
export interface StoryCardActions {
  /** Likes the story, or takes it back. */
  onLike?: ((story: Story) => void) | undefined;
  /** Saves the story, or takes it back. */
  onBookmark?: ((story: Story) => void) | undefined;
  /** Starts the story in place of leading to it. */
  onPlay?: ((story: Story) => void) | undefined;
}

export interface StoryCardProps extends StoryCardActions {
  /** The story this card opens. */
  story: Story;
  /** Where the card leads. */
  href?: string;
  /** Where PLAY leads. */
  playHref?: string;
  /** Pins the hover look, for pictures and tests. */
  isHovered?: boolean;
}

/** A story as a card: one link covers it, and its controls lie above that link. */
export function StoryCard({
  story,
  href = paths.story(story.id),
  playHref = href,
  isHovered = false,
  onLike,
  onBookmark,
  onPlay,
}: StoryCardProps) {
  const words = useStoryWords();
  const title = story.title.trim();
  const summary = summaryOf(story);
  const author = story.author.display_name?.trim() || words.unknownAuthor;
  const name = title || words.untitled;
  const play = { variant: 'outline', size: 'small', 'aria-label': words.playNamed(name) } as const;
  const ownLanguage = { lang: story.language, dir: directionOf(story.language) };

  return (
    <CardRoot data-hover={isHovered || undefined}>
      <StoryCover story={story} />
      <Body>
        <Title {...(title && ownLanguage)}>
          <CardLink href={href}>{name}</CardLink>
        </Title>
        <Summary {...(summary && ownLanguage)}>{summary || words.noDescription}</Summary>
        <Author>
          <Avatar name={author} src={story.author.avatar_url} />
          <bdi>{author}</bdi>
        </Author>
        <Footer>
          <StoryCounts
            title={name}
            stats={story.stats}
            userState={story.user_state}
            onLike={onLike && (() => onLike(story))}
            onBookmark={onBookmark && (() => onBookmark(story))}
          />
          <Play>
            {onPlay ? (
              <Button {...play} onClick={() => onPlay(story)}>
                {words.play}
              </Button>
            ) : (
              <ButtonLink {...play} href={playHref}>
                {words.play}
              </ButtonLink>
            )}
          </Play>
        </Footer>
      </Body>
    </CardRoot>
  );
}
