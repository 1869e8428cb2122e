import type { MyStory } from '@kathaloka/contract/entities';
import { ChevronRight, Feather } from 'lucide-react';
import { StoryGroup } from '../../blocks/authoring/StoryGroup/StoryGroup.tsx';
import type { ListCardEvents } from '../../blocks/authoring/StoryListCard/ListCardActions.tsx';
import { StoryListCard } from '../../blocks/authoring/StoryListCard/StoryListCard.tsx';
import { Lotus } from '../../ornaments/Lotus.tsx';
import { usePaths } from '../../paths.ts';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import {
  Archived,
  ArchivedList,
  EmptyText,
  EmptyTitle,
  Nothing,
  NothingAtAll,
} from './MyStoriesScreen.styles.ts';
import { myStoriesWords } from '../../words/myStories/en.ts';
import { useWords } from '../../words/useWords.ts';

interface StoryListsProps extends ListCardEvents {
  stories: readonly MyStory[];
  busyId?: string | undefined;
  /** @default {} */
  storyErrors?: Readonly<Record<string, readonly string[]>> | undefined;
}

/** Drafts, published, archived and deleted stories, each in its group. */
export function StoryLists({ stories, busyId, storyErrors = {}, ...events }: StoryListsProps) {
  const words = useWords(myStoriesWords);
  const drafts = stories.filter(({ status }) => status === 'draft' || status === 'in_review');
  const published = stories.filter(({ status }) => status === 'published');
  const archived = stories.filter(({ status, deletes_at }) => status === 'archived' && !deletes_at);
  const binned = stories.filter(({ deletes_at }) => deletes_at !== null);

  const cards = (some: readonly MyStory[]) =>
    some.map((story) => (
      <li key={story.id}>
        <StoryListCard
          {...events}
          story={story}
          loading={story.id === busyId}
          errors={storyErrors[story.id]}
        />
      </li>
    ));

  return (
    <>
      <StoryGroup title={words.drafts} count={drafts.length}>
        {drafts.length > 0 && cards(drafts)}
        {drafts.length === 0 &&
          (stories.length === binned.length ? <FirstStory /> : <Nothing>{words.noDrafts}</Nothing>)}
      </StoryGroup>
      <StoryGroup title={words.published} count={published.length}>
        {published.length > 0 ? cards(published) : <Nothing>{words.nothingPublished}</Nothing>}
      </StoryGroup>
      {[
        { title: words.archived, some: archived },
        { title: words.bin, some: binned },
      ].map(
        ({ title, some }) =>
          some.length > 0 && (
            <Archived key={title}>
              <summary>
                <ChevronRight />
                {title}
                <Chip>{some.length}</Chip>
              </summary>
              <ArchivedList>{cards(some)}</ArchivedList>
            </Archived>
          ),
      )}
    </>
  );
}

function FirstStory() {
  const paths = usePaths();
  const words = useWords(myStoriesWords);
  return (
    <NothingAtAll>
      <Lotus size={76} />
      <EmptyTitle>{words.emptyTitle}</EmptyTitle>
      <EmptyText>{words.emptyText}</EmptyText>
      <ButtonLink href={paths.createStory} variant="outline" icon={<Feather />}>
        {words.create}
      </ButtonLink>
    </NothingAtAll>
  );
}
