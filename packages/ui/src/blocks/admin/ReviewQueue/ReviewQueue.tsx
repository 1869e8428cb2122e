import type { ReviewItem, Story } from '@kathaloka/contract/entities';
import type { ComponentProps } from 'react';
import { directionOf } from '../../../theme/direction.ts';
import { CoverImage } from '../../CoverImage.tsx';
import type { WithAuthorName } from '../../storyFields.ts';
import { Entry, Meta, Queue, Thumb, Title } from './ReviewQueue.styles.ts';
import { adminWords } from '../../../words/admin/en.ts';
import { storyWords } from '../../../words/story/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The fields of a waiting story that its row shows. */
export interface ReviewQueueItem extends Pick<ReviewItem, 'submitted_at'> {
  story: WithAuthorName & Pick<Story, 'id' | 'title' | 'language' | 'cover_image_url'>;
}

export interface ReviewQueueProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The waiting stories, oldest first. */
  items: readonly ReviewQueueItem[];
  /** The id of the story that is shown beside the queue. */
  value?: string | undefined;
  /** Called to show another story. */
  onValueChange: (storyId: string) => void;
  /** The current time, for relative waiting times. */
  now: string;
}

/**
 * The list of stories waiting for review.
 *
 * @use Lists what waits for review, the oldest first.
 * @avoid Not for reports: `ReportCard`.
 * @heard A list; which story is shown.
 * @keys press
 * @example
 * <ReviewQueue items={items} now={now} onValueChange={(storyId) => open(storyId)} />
 */
export function ReviewQueue({ items, value, onValueChange, now, ...rest }: ReviewQueueProps) {
  const shared = useWords(adminWords);
  const words = shared.reviews;
  const storyTexts = useWords(storyWords);
  return (
    <Queue aria-label={words.queue} {...rest}>
      {items.map(({ story, submitted_at }) => {
        const title = story.title.trim();
        const author = story.author.display_name?.trim() || storyTexts.unknownAuthor;
        return (
          <li key={story.id}>
            <Entry
              type="button"
              aria-current={story.id === value ? 'true' : undefined}
              onClick={() => onValueChange(story.id)}
            >
              <Thumb>
                <CoverImage story={story} isDecorative width={96} height={78} />
              </Thumb>
              <span>
                <Title {...(title && { lang: story.language, dir: directionOf(story.language) })}>
                  {title || storyTexts.untitled}
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
