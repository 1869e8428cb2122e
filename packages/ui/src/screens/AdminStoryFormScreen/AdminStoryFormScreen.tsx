import type { AuthoredStory } from '@kathaloka/contract/entities';
import { Eye } from 'lucide-react';
import { Page, PageHead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import { StoryForm, type StoryFormProps } from '../../blocks/admin/StoryForm/StoryForm.tsx';
import { paths } from '../../paths.ts';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Pill } from '../../primitives/Pill/Pill.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useAdminFormWords } from '../../words/areas/useAdminFormWords.ts';
import { useAdminWords } from '../../words/areas/useAdminWords.ts';
import { Place, Places, State } from './AdminStoryFormScreen.styles.ts';

export interface AdminStoryFormScreenProps extends Omit<StoryFormProps, 'story' | 'categories' | 'tags'> {
  /** Whether a story is edited or a new one created. */
  mode: 'create' | 'edit';
  /** The story that is edited. `undefined` while it is on its way. */
  story?: AuthoredStory | undefined;
  /** `undefined` while they are on their way. */
  categories: StoryFormProps['categories'] | undefined;
  /** `undefined` while they are on their way. */
  tags: StoryFormProps['tags'] | undefined;
  /** What did not arrive, in words for the person. */
  loadError?: string | undefined;
  /** Asks again. Without it no button is shown. */
  onRetry?: () => void;
}

/** The page on which an administrator writes a story, or changes one. */
export function AdminStoryFormScreen({
  mode,
  story,
  categories,
  tags,
  loadError,
  onRetry,
  ...form
}: AdminStoryFormScreenProps) {
  const words = useAdminFormWords();
  const { statuses } = useAdminWords().stories;

  function content() {
    if (loadError !== undefined) return <ErrorState message={loadError} onRetry={onRetry} />;
    if (!categories || !tags || (mode === 'edit' && !story)) {
      return (
        <Places>
          <VisuallyHidden as="p">{words.loading}</VisuallyHidden>
          {[0, 1, 2].map((place) => (
            <Place key={place}>
              <Skeleton shape="title" width={30} />
              <Skeleton />
              <Skeleton width={70} />
            </Place>
          ))}
        </Places>
      );
    }
    return <StoryForm key={story?.id} story={story} categories={categories} tags={tags} {...form} />;
  }

  return (
    <Page>
      <PageHead>
        <PageTitle>{mode === 'edit' ? words.editTitle : words.createTitle}</PageTitle>
        {story && (
          <State>
            <Pill tone={story.status === 'published' ? 'green' : 'grey'}>{statuses[story.status]}</Pill>
            <ButtonLink href={paths.story(story.id)} size="small" icon={<Eye />}>
              {words.view}
            </ButtonLink>
          </State>
        )}
      </PageHead>
      {content()}
    </Page>
  );
}
