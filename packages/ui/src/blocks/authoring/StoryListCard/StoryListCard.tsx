import type { MyStory } from '@kathaloka/contract/entities';
import { paths } from '../../../paths.ts';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { toneOf } from '../../../theme/tone.ts';
import { useStoryWords } from '../../../words/areas/useStoryWords.ts';
import { ListCardActions, type ListCardEvents } from './ListCardActions.tsx';
import { ListCardNote } from './ListCardNote.tsx';
import { ListCardPill } from './ListCardPill.tsx';
import { Facts, ListCardRoot, Notes, Picture, State, Tagline, Text, Title } from './StoryListCard.styles.ts';
import { StoryMeta } from './StoryMeta.tsx';

export interface StoryListCardProps extends ListCardEvents {
  /** The story of the row. */
  story: MyStory;
  /** Why it was not published, one line for each fault. */
  faults?: readonly string[] | undefined;
  /** Its button's work is under way. */
  isBusy?: boolean;
  /** Where View leads; the story’s own page by default. */
  viewHref?: string;
  /** Where Edit leads; the form of the story by default. */
  editHref?: string;
}

/** A story in its author's list: where it stands, and what can be done with it now. */
export function StoryListCard({
  story,
  faults,
  isBusy = false,
  viewHref = paths.story(story.id),
  editHref = paths.editStory(story.id),
  ...events
}: StoryListCardProps) {
  const words = useStoryWords();
  const title = story.title.trim() || words.untitled;
  const ownLanguage = { lang: story.language, dir: directionOf(story.language) };
  return (
    <ListCardRoot>
      <Picture>
        <Image
          src={story.cover_image_url}
          alt=""
          width={150}
          height={92}
          fallback={<DrawnCover tone={toneOf(story.id)} />}
        />
      </Picture>
      <Text>
        <Title {...(story.title.trim() && ownLanguage)}>{title}</Title>
        {story.tagline.trim() && <Tagline {...ownLanguage}>{story.tagline}</Tagline>}
        <Facts>
          <StoryMeta story={story} />
        </Facts>
      </Text>
      <State>
        <ListCardPill story={story} />
      </State>
      <ListCardActions
        {...events}
        story={story}
        title={title}
        isBusy={isBusy}
        viewHref={viewHref}
        editHref={editHref}
      />
      <Notes>
        <ListCardNote story={story} faults={faults} />
      </Notes>
    </ListCardRoot>
  );
}
