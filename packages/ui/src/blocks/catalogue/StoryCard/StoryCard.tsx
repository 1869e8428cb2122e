import type { Story } from '@kathaloka/contract/entities';
import { paths } from '../../../paths.ts';
import { Avatar } from '../../../primitives/Avatar/Avatar.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { useStoryWords } from '../../../words/areas.ts';
import { Author, Body, CardLink, CardRoot, Footer, Play, Summary, Title } from './StoryCard.styles.ts';
import { StoryCounts } from './StoryCounts.tsx';
import { StoryCover } from './StoryCover.tsx';
import { summaryOf } from './summaryOf.ts';

export interface StoryCardProps {
  /** The story this card opens. */
  story: Story;
  /** Where the card leads. */
  href?: string;
  /** Where PLAY leads. */
  playHref?: string;
  /** Pins the hover look, for pictures and tests. */
  isHovered?: boolean;
}

/** A story as a card: one link covers it, and PLAY lies above that link. */
export function StoryCard({
  story,
  href = paths.story(story.id),
  playHref = href,
  isHovered = false,
}: StoryCardProps) {
  const words = useStoryWords();
  const title = story.title.trim();
  const summary = summaryOf(story);
  const author = story.author.display_name?.trim() || words.unknownAuthor;
  const ownLanguage = { lang: story.language, dir: directionOf(story.language) };

  return (
    <CardRoot data-hover={isHovered || undefined}>
      <StoryCover story={story} />
      <Body>
        <Title {...(title && ownLanguage)}>
          <CardLink href={href}>{title || words.untitled}</CardLink>
        </Title>
        <Summary {...(summary && ownLanguage)}>{summary || words.noDescription}</Summary>
        <Author>
          <Avatar name={author} src={story.author.avatar_url} />
          <bdi>{author}</bdi>
        </Author>
        <Footer>
          <StoryCounts stats={story.stats} userState={story.user_state} />
          <Play>
            <ButtonLink
              href={playHref}
              variant="outline"
              size="small"
              aria-label={words.playNamed(title || words.untitled)}
            >
              {words.play}
            </ButtonLink>
          </Play>
        </Footer>
      </Body>
    </CardRoot>
  );
}
