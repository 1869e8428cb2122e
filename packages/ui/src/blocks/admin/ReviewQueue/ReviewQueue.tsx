import type { ReviewItem } from '@kathaloka/contract/entities';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { toneOf } from '../../../theme/tone.ts';
import { useAdminWords } from '../../../words/areas/useAdminWords.ts';
import { useStoryWords } from '../../../words/areas/useStoryWords.ts';
import { Entry, Meta, Queue, Thumb, Title } from './ReviewQueue.styles.ts';

export interface ReviewQueueProps {
  /** The stories that wait, oldest first. */
  items: readonly ReviewItem[];
  /** The id of the story that is shown beside the queue. */
  selectedId?: string | undefined;
  /** Another story is to be shown. */
  onSelect: (storyId: string) => void;
  /** The present instant, so that waiting can be told in words. */
  now: string;
}

/** The stories that wait for a decision. */
export function ReviewQueue({ items, selectedId, onSelect, now }: ReviewQueueProps) {
  const shared = useAdminWords();
  const words = shared.reviews;
  const storyWords = useStoryWords();
  return (
    <Queue aria-label={words.queue}>
      {items.map(({ story, submitted_at }) => {
        const title = story.title.trim();
        const author = story.author.display_name?.trim() || storyWords.unknownAuthor;
        return (
          <li key={story.id}>
            <Entry
              type="button"
              aria-current={story.id === selectedId ? 'true' : undefined}
              onClick={() => onSelect(story.id)}
            >
              <Thumb>
                <Image
                  src={story.cover_image_url}
                  alt=""
                  width={96}
                  height={78}
                  fallback={<DrawnCover tone={toneOf(story.id)} />}
                />
              </Thumb>
              <span>
                <Title {...(title && { lang: story.language, dir: directionOf(story.language) })}>
                  {title || storyWords.untitled}
                </Title>
                <Meta>{words.by(author, shared.ago(submitted_at, now))}</Meta>
              </span>
            </Entry>
          </li>
        );
      })}
    </Queue>
  );
}
