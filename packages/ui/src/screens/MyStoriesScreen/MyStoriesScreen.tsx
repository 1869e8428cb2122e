import type { MyStory } from '@kathaloka/contract/entities';
import { ChevronRight, Feather } from 'lucide-react';
import { StoryGroup } from '../../blocks/authoring/StoryGroup/StoryGroup.tsx';
import type { ListCardEvents } from '../../blocks/authoring/StoryListCard/ListCardActions.tsx';
import { StoryListCard } from '../../blocks/authoring/StoryListCard/StoryListCard.tsx';
import { Lotus } from '../../ornaments/Lotus.tsx';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Chip } from '../../primitives/Chip/Chip.tsx';
import { useMyStoriesWords } from '../../words/areas/useMyStoriesWords.ts';
import {
  Archived,
  ArchivedList,
  EmptyText,
  EmptyTitle,
  Heading,
  MyStoriesRoot,
  Nothing,
  NothingAtAll,
  Title,
} from './MyStoriesScreen.styles.ts';

export interface MyStoriesScreenProps extends ListCardEvents {
  /** Every story of the author. `undefined` while they are on their way. */
  stories: readonly MyStory[] | undefined;
  /** Set when they did not arrive. */
  error?: string | undefined;
  /** Set when a story could not be published, archived or restored. */
  actionError?: string | undefined;
  /** The story whose button is at work. */
  busyId?: string | undefined;
  /** Why a story was not published, by its id: one line for each fault. */
  faults?: Readonly<Record<string, readonly string[]>>;
  /** Asks again. */
  onRetry?: () => void;
}

/** An author's stories: drafts, what is published, and what was put away. */
export function MyStoriesScreen({ stories, error, actionError, onRetry, ...lists }: MyStoriesScreenProps) {
  const words = useMyStoriesWords();
  if (!stories && !error) return <LoadingScreen message={words.loading} />;
  return (
    <MyStoriesRoot>
      <Heading>
        <Title>{words.title}</Title>
        <ButtonLink href={paths.compose} variant="primary" icon={<Feather />}>
          {words.create}
        </ButtonLink>
      </Heading>
      {actionError && (
        <Note tone="error" role="alert">
          {actionError}
        </Note>
      )}
      {stories ? (
        <Lists stories={stories} {...lists} />
      ) : (
        <ErrorState message={error ?? ''} onRetry={onRetry} />
      )}
    </MyStoriesRoot>
  );
}

interface ListsProps extends ListCardEvents {
  stories: readonly MyStory[];
  busyId?: string | undefined;
  faults?: MyStoriesScreenProps['faults'];
}

function Lists({ stories, busyId, faults = {}, ...events }: ListsProps) {
  const words = useMyStoriesWords();
  const drafts = stories.filter(({ status }) => status === 'draft' || status === 'in_review');
  const published = stories.filter(({ status }) => status === 'published');
  const archived = stories.filter(({ status }) => status === 'archived');

  const cards = (some: readonly MyStory[]) =>
    some.map((story) => (
      <li key={story.id}>
        <StoryListCard {...events} story={story} isBusy={story.id === busyId} faults={faults[story.id]} />
      </li>
    ));

  return (
    <>
      <StoryGroup title={words.drafts} count={drafts.length}>
        {drafts.length > 0 && cards(drafts)}
        {drafts.length === 0 && (stories.length === 0 ? <FirstTale /> : <Nothing>{words.noDrafts}</Nothing>)}
      </StoryGroup>
      <StoryGroup title={words.published} count={published.length}>
        {published.length > 0 ? cards(published) : <Nothing>{words.nothingPublished}</Nothing>}
      </StoryGroup>
      {archived.length > 0 && (
        <Archived>
          <summary>
            <ChevronRight />
            {words.archived}
            <Chip>{archived.length}</Chip>
          </summary>
          <ArchivedList>{cards(archived)}</ArchivedList>
        </Archived>
      )}
    </>
  );
}

function FirstTale() {
  const words = useMyStoriesWords();
  return (
    <NothingAtAll>
      <Lotus size={76} />
      <EmptyTitle>{words.emptyTitle}</EmptyTitle>
      <EmptyText>{words.emptyText}</EmptyText>
      <ButtonLink href={paths.compose} variant="outline" icon={<Feather />}>
        {words.create}
      </ButtonLink>
    </NothingAtAll>
  );
}
