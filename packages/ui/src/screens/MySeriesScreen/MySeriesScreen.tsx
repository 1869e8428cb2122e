import type { MySeries } from '@kathaloka/contract/entities';
import { Plus } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import type { OwnStory } from '../../blocks/authoring/SeriesEditor/ownStory.ts';
import { SeriesEditor, type SeriesEditorProps } from '../../blocks/authoring/SeriesEditor/SeriesEditor.tsx';
import { usePaths } from '../../paths.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../patterns/LiveRegion/LiveRegion.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import { useMySeriesWords } from '../../words/areas/useMySeriesWords.ts';
import { Heading, MyStoriesRoot, Title } from '../MyStoriesScreen/MyStoriesScreen.styles.ts';
import { SeriesCard } from './SeriesCard.tsx';

/** What is edited in place of a series where a new one is made. */
export const NEW_SERIES = 'new';

export interface MySeriesScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The author's series. `undefined` while loading. */
  series: readonly MySeries[] | undefined;
  /** The author's stories. */
  stories: readonly OwnStory[];
  /** The address of the series that is edited, or `NEW_SERIES`; undefined if none is. */
  editing?: string | undefined;
  /** The error message of a failed load or, afterwards, of a failed deletion. */
  error?: ReactNode;
  /** How it is saved, and the language of a new series. */
  editor: Pick<SeriesEditorProps, 'language' | 'loading' | 'isSaved' | 'error' | 'onSave'>;
  /** Called to edit a series or a new one, and with `undefined` to close the editor. */
  onEdit: (edited: string | undefined) => void;
  /** Called to delete a series; the confirmation is the parent's. */
  onDelete: (series: MySeries) => void;
  /** Loads the series again. */
  onRetry?: (() => void) | undefined;
}

/**
 * The series that an author has put together, and the editor of one of them.
 *
 * @example
 * <MySeriesScreen series={series} stories={stories} editing={slug} editor={{ onSave }} onEdit={edit} onDelete={ask} />
 */
export function MySeriesScreen({
  series,
  stories,
  editing,
  editor,
  error,
  onEdit,
  onDelete,
  onRetry,
  ...rest
}: MySeriesScreenProps) {
  const words = useMySeriesWords();
  const paths = usePaths();
  // The root is a different element while loading; the caller's ref gets the current one.
  if (!series && !error) {
    return <LoadingScreen message={words.loading} {...(rest as ComponentProps<'output'>)} />;
  }
  const shared = { ...editor, stories, onClose: () => onEdit(undefined) };
  const isNew = editing === NEW_SERIES;
  return (
    <MyStoriesRoot {...rest}>
      <LiveRegion>{editor.isSaved && words.saved}</LiveRegion>
      <Heading>
        <Title>{words.title}</Title>
        <ButtonLink href={paths.myStories} variant="ghost">
          {words.toStories}
        </ButtonLink>
        {series && !isNew && (
          <Button variant="primary" icon={<Plus />} onClick={() => onEdit(NEW_SERIES)}>
            {words.create}
          </Button>
        )}
      </Heading>
      {series && error && (
        <Note tone="error" role="alert">
          {error}
        </Note>
      )}
      {!series && <ErrorState error={error ?? ''} onRetry={onRetry} />}
      {isNew && (
        <Panel title={words.create}>
          <SeriesEditor {...shared} />
        </Panel>
      )}
      {series?.length === 0 && !isNew && <EmptyState>{words.empty}</EmptyState>}
      {series?.map((each) => (
        <SeriesCard
          key={each.slug}
          series={each}
          onEdit={editing === each.slug ? undefined : () => onEdit(each.slug)}
          onDelete={() => onDelete(each)}
        >
          {editing === each.slug && <SeriesEditor key={each.version} series={each} {...shared} />}
        </SeriesCard>
      ))}
    </MyStoriesRoot>
  );
}
