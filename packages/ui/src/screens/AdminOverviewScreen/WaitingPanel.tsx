import type { ReviewItem } from '@kathaloka/contract/entities';
import { usePaths } from '../../paths.ts';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { directionOf } from '../../theme/direction.ts';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';
import { useStoryWords } from '../../words/areas/useStoryWords.ts';
import { List, Meta, Quiet, Title, WaitingItem } from './AdminOverviewScreen.styles.ts';

const SHOWN = 3;

interface WaitingPanelProps {
  reviews: readonly ReviewItem[];
  now: string;
}

/** The oldest of what waits for a decision. */
export function WaitingPanel({ reviews, now }: WaitingPanelProps) {
  const paths = usePaths();
  const shared = useAdminWords();
  const words = shared.overview;
  const storyWords = useStoryWords();
  return (
    <Panel
      title={words.waiting}
      end={
        reviews.length > 0 && (
          <TextLink href={paths.adminReviews}>{words.allReviews(reviews.length)}</TextLink>
        )
      }
    >
      {reviews.length === 0 ? (
        <Quiet>{words.nothingWaits}</Quiet>
      ) : (
        <List>
          {reviews.slice(0, SHOWN).map(({ story, submitted_at }) => (
            <WaitingItem key={story.id}>
              <Title lang={story.language} dir={directionOf(story.language)}>
                {story.title.trim() || storyWords.untitled}
              </Title>
              <Meta>
                {shared.reviews.by(
                  story.author.display_name?.trim() || storyWords.unknownAuthor,
                  shared.ago(submitted_at, now),
                )}
              </Meta>
            </WaitingItem>
          ))}
        </List>
      )}
    </Panel>
  );
}
