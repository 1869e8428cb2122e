import type { MySeries } from '@kathaloka/contract/entities';
import { Plus } from 'lucide-react';
import { type ComponentProps, type ReactNode, type RefObject, useRef, useState } from 'react';
import type { OwnStory } from '../../blocks/authoring/SeriesEditor/ownStory.ts';
import type { SeriesEditorProps } from '../../blocks/authoring/SeriesEditor/SeriesEditor.tsx';
import { usePaths } from '../../paths.ts';
import { EmptyState } from '../../patterns/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../patterns/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../patterns/LiveRegion/LiveRegion.tsx';
import { LoadingScreen } from '../../patterns/LoadingScreen/LoadingScreen.tsx';
import { ErrorNote } from '../../patterns/Note/ErrorNote.tsx';
import { Note } from '../../patterns/Note/Note.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink.tsx';
import { Heading, MyStoriesRoot, Title } from '../MyStoriesScreen/MyStoriesScreen.styles.ts';
import { HeadingActions } from './MySeriesScreen.styles.ts';
import { SeriesCard } from './SeriesCard.tsx';
import { type SeriesFiles, SeriesImport } from './SeriesImport.tsx';
import { mySeriesWords } from '../../words/mySeries/en.ts';
import { useWords } from '../../words/useWords.ts';

/** The value of `editing` for a new series. */
export const NEW_SERIES = 'new';

export interface MySeriesScreenProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The author's series. `undefined` while loading. */
  series: readonly MySeries[] | undefined;
  /** The author's stories. */
  stories: readonly OwnStory[];
  /** The slug of the edited series, or `NEW_SERIES`; undefined if none is edited. */
  editing?: string | undefined;
  /** The error message of a failed load or, afterwards, of a failed deletion. */
  error?: ReactNode;
  /** The props of the editor, and the language of a new series. */
  editor: Pick<SeriesEditorProps, 'language' | 'loading' | 'isSaved' | 'error' | 'onSave' | 'onDirtyChange'>;
  /** Called to edit a series or a new one; with `undefined` to close the editor. */
  onEdit: (edited: string | undefined) => void;
  /** Called to delete a series; the parent confirms. */
  onDelete: (series: MySeries) => void;
  /** Exports and imports whole series as files. */
  files?: SeriesFiles | undefined;
  /** Retries. */
  onRetry?: (() => void) | undefined;
}

/**
 * The page that lists all series of an author, with an editor for one of them.
 *
 * @use Where an author puts stories in an order.
 * @avoid Not the page that readers see: `SeriesScreen`.
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
  files,
  onRetry,
  ...rest
}: MySeriesScreenProps) {
  const words = useWords(mySeriesWords);
  const openerRef = useRef<HTMLButtonElement>(null);
  // The root is a different element while loading; the caller's ref gets the current one.
  if (!series && !error) {
    return <LoadingScreen message={words.loading} {...(rest as ComponentProps<'output'>)} />;
  }
  const isNew = editing === NEW_SERIES;
  const shown = isNew ? [undefined, ...(series ?? [])] : series;
  return (
    <MyStoriesRoot {...rest}>
      <LiveRegion>{editor.isSaved ? words.saved : files?.notice}</LiveRegion>
      <SeriesHeading
        isOpen={isNew}
        openerRef={openerRef}
        onEdit={onEdit}
        files={series && files}
        isLoaded={series !== undefined}
      />
      <ErrorNote>{series && error}</ErrorNote>
      {files?.notice && <Note tone="success">{files.notice}</Note>}
      {!series && <ErrorState error={error ?? ''} onRetry={onRetry} />}
      {shown && (
        <SeriesCards
          shown={shown}
          editing={editing}
          editor={{ ...editor, stories }}
          onEdit={onEdit}
          onNewClose={() => openerRef.current?.focus()}
          onDelete={onDelete}
          files={files}
        />
      )}
    </MyStoriesRoot>
  );
}

interface SeriesHeadingProps extends Pick<MySeriesScreenProps, 'onEdit' | 'files'> {
  /** Whether a new series is being created. */
  isOpen: boolean;
  isLoaded: boolean;
  openerRef: RefObject<HTMLButtonElement | null>;
}

function SeriesHeading({ isOpen, isLoaded, openerRef, files, onEdit }: SeriesHeadingProps) {
  const words = useWords(mySeriesWords);
  const paths = usePaths();
  return (
    <Heading>
      <Title>{words.title}</Title>
      <HeadingActions>
        <ButtonLink href={paths.myStories} variant="ghost">
          {words.toStories}
        </ButtonLink>
        {files && <SeriesImport importing={files.importing} onImport={files.onImport} />}
        {isLoaded && (
          <Button
            ref={openerRef}
            variant="primary"
            icon={<Plus />}
            aria-expanded={isOpen}
            onClick={() => onEdit(isOpen ? undefined : NEW_SERIES)}
          >
            {words.create}
          </Button>
        )}
      </HeadingActions>
    </Heading>
  );
}

interface SeriesCardsProps extends Pick<MySeriesScreenProps, 'editing' | 'onEdit' | 'onDelete' | 'files'> {
  /** The shown series; undefined for a new one. */
  shown: readonly (MySeries | undefined)[];
  editor: Omit<SeriesEditorProps, 'series' | 'onClose'>;
  onNewClose: () => void;
}

function SeriesCards({ shown, editing, editor, onEdit, onNewClose, onDelete, files }: SeriesCardsProps) {
  const { empty } = useWords(mySeriesWords);
  const keyOf = useKeys(editing, editor.isSaved === true);
  if (shown.length === 0) return <EmptyState>{empty}</EmptyState>;
  return shown.map((each) => (
    <SeriesCard
      key={keyOf(each)}
      series={each}
      editor={editing === (each?.slug ?? NEW_SERIES) ? editor : undefined}
      onEdit={() => onEdit(each?.slug)}
      onClose={() => {
        if (!each) onNewClose();
        onEdit(undefined);
      }}
      onDelete={onDelete}
      files={files}
    />
  ));
}

/** A series created on this page stays under its first React key, so that typed text and the focus stay. */
function useKeys(editing: string | undefined, isSaved: boolean) {
  const [last, setLast] = useState(editing);
  const [made, setMade] = useState<string>();
  if (editing !== last) {
    setLast(editing);
    if (editing === NEW_SERIES) setMade(undefined);
    else if (last === NEW_SERIES && isSaved) setMade(editing);
  }
  return (series: MySeries | undefined) =>
    series === undefined || series.slug === made ? NEW_SERIES : series.slug;
}
