import type { AuthoredStory } from '@kathaloka/contract/entities';
import { Eye } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Page, PageHead, PageTitle } from '../../blocks/admin/adminPage.styles.ts';
import { StoryForm, type StoryFormOwnProps } from '../../blocks/admin/StoryForm/StoryForm.tsx';
import { usePaths } from '../../paths.ts';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Pill } from '../../primitives/Pill/Pill.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Place, Places, State } from './AdminStoryFormScreen.styles.ts';
import { adminWords } from '../../words/admin/en.ts';
import { adminFormWords } from '../../words/adminForm/en.ts';
import { useWords } from '../../words/useWords.ts';

export interface AdminStoryFormScreenProps
  extends
    Omit<ComponentProps<'div'>, 'children' | 'onSubmit'>,
    Omit<StoryFormOwnProps, 'story' | 'categories' | 'tags'> {
  /** Whether the form edits or creates a story. It stays `create` once the new story is passed as `story`. */
  mode: 'create' | 'edit';
  /** The edited story. `undefined` while loading. */
  story?: AuthoredStory | undefined;
  /** `undefined` while loading. */
  categories: StoryFormOwnProps['categories'] | undefined;
  /** `undefined` while loading. */
  tags: StoryFormOwnProps['tags'] | undefined;
  /** Content above the form, such as the other editors. */
  aside?: ReactNode;
  /** Retries. Without it no retry button is shown. */
  onRetry?: () => void;
}

/**
 * The administrators' page for creating or editing a story.
 *
 * @use A story that an administrator creates or edits.
 * @avoid Not for authors: `EditStoryScreen`.
 * @example
 * <AdminStoryFormScreen mode="create" categories={categories} tags={tags} onSubmit={create} />
 */
export function AdminStoryFormScreen({
  mode,
  story,
  categories,
  tags,
  aside,
  onRetry,
  onSubmit,
  onDraftChange,
  loading,
  error,
  fieldErrors,
  renderGraph,
  cancelHref,
  ...rest
}: AdminStoryFormScreenProps) {
  const paths = usePaths();
  const words = useWords(adminFormWords);
  const { statuses } = useWords(adminWords).stories;

  function content() {
    if (!categories || !tags || (mode === 'edit' && !story)) {
      return error === undefined ? <FormSkeleton /> : <ErrorState error={error} onRetry={onRetry} />;
    }
    return (
      <StoryForm
        key={mode === 'edit' ? story?.id : mode}
        story={story}
        categories={categories}
        tags={tags}
        onSubmit={onSubmit}
        onDraftChange={onDraftChange}
        loading={loading}
        error={error}
        fieldErrors={fieldErrors}
        renderGraph={renderGraph}
        cancelHref={cancelHref}
      />
    );
  }

  return (
    <Page {...rest}>
      <PageHead>
        <PageTitle>{mode === 'edit' || story ? words.editTitle : words.createTitle}</PageTitle>
        {story && (
          <State>
            <Pill tone={story.status === 'published' ? 'success' : 'neutral'}>{statuses[story.status]}</Pill>
            <ButtonLink href={paths.story(story.id)} size="small" icon={<Eye />}>
              {words.view}
            </ButtonLink>
          </State>
        )}
      </PageHead>
      {aside}
      {content()}
    </Page>
  );
}

function FormSkeleton() {
  const words = useWords(adminFormWords);
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
