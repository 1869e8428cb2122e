import type { MySeries, SeriesWrite } from '@kathaloka/contract/entities';
import { LANGUAGES, STORY_TEXT_MAX, STORY_TITLE_MAX } from '@kathaloka/contract/limits';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { useMySeriesWords } from '../../../words/areas/useMySeriesWords.ts';
import { useStoryFieldsWords } from '../../../words/areas/useStoryFieldsWords.ts';
import { Actions, EditorRoot } from './SeriesEditor.styles.ts';
import type { OwnStory } from './ownStory.ts';
import { SeriesFindings } from './SeriesFindings.tsx';
import { SeriesParts } from './SeriesParts.tsx';
import { SharedNames } from './SharedNames.tsx';

export interface SeriesEditorProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The series as it is saved. Without it a new one is made. */
  series?: MySeries | undefined;
  /** The author's own stories. */
  stories: readonly OwnStory[];
  /**
   * The language of a new series.
   * @default 'en'
   */
  language?: SeriesWrite['language'] | undefined;
  /**
   * Whether it is being saved.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Whether it has just been saved; said until something is changed.
   * @default false
   */
  isSaved?: boolean | undefined;
  /** The error message of a failed save. What was typed stays. */
  error?: ReactNode;
  /** Called with the whole series. */
  onSave: (written: SeriesWrite) => void;
  /** Called to close without saving. */
  onClose: () => void;
}

/**
 * An author's own series: its stories in their order, the names that they share, and what is wrong across them.
 *
 * @example
 * <SeriesEditor series={series} stories={stories} onSave={save} onClose={close} />
 */
export function SeriesEditor({
  series,
  stories,
  language = 'en',
  loading = false,
  isSaved = false,
  error,
  onSave,
  onClose,
  ...rest
}: SeriesEditorProps) {
  const words = useMySeriesWords();
  const [written, setWritten] = useState<SeriesWrite>(() => writtenOf(series, language));
  const [isTouched, setTouched] = useState(false);
  const change = (changes: Partial<SeriesWrite>) => {
    setTouched(true);
    setWritten((before) => ({ ...before, ...changes }));
  };
  const isReady = written.title.trim() !== '' && written.shares.every(({ name }) => name.trim() !== '');

  return (
    <EditorRoot
      aria-label={series ? words.editing(series.title) : words.create}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !loading) onSave({ ...written, title: written.title.trim() });
      }}
    >
      <SeriesTexts written={written} onChange={change} />
      <SeriesParts
        part_ids={written.part_ids}
        stories={stories}
        known={series?.parts ?? []}
        onPartsChange={(part_ids) => change({ part_ids })}
      />
      <SharedNames shares={written.shares} onSharesChange={(shares) => change({ shares })} />
      {series && <SeriesFindings series={series} />}
      <SavingState isSaved={isSaved && !isTouched} error={error} />
      <Actions>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
        <Button
          type="submit"
          variant="primary"
          loading={loading}
          loadingLabel={words.saving}
          aria-disabled={!isReady || undefined}
        >
          {words.save}
        </Button>
      </Actions>
    </EditorRoot>
  );
}

const writtenOf = (series: MySeries | undefined, language: SeriesWrite['language']): SeriesWrite =>
  series
    ? {
        title: series.title,
        description: series.description,
        language: series.language,
        part_ids: series.parts.map(({ id }) => id),
        shares: series.shares,
      }
    : { title: '', description: '', language, part_ids: [], shares: [] };

/** What came of the last save. */
function SavingState({ isSaved, error }: Pick<SeriesEditorProps, 'isSaved' | 'error'>) {
  const { saved } = useMySeriesWords();
  if (error)
    return (
      <Note tone="error" role="alert">
        {error}
      </Note>
    );
  return isSaved ? <Note tone="success">{saved}</Note> : null;
}

interface SeriesTextsProps {
  written: SeriesWrite;
  onChange: (changes: Partial<SeriesWrite>) => void;
}

/** What readers find above the parts. */
function SeriesTexts({ written: { title, description, language }, onChange }: SeriesTextsProps) {
  const words = useMySeriesWords();
  const { labels, languageName } = useStoryFieldsWords();
  const own = { lang: language, dir: directionOf(language) };
  return (
    <>
      <FormField label={labels.title} required>
        <TextField
          {...own}
          maxLength={STORY_TITLE_MAX}
          value={title}
          onValueChange={(next) => onChange({ title: next })}
        />
      </FormField>
      <FormField label={labels.story_description} hint={words.descriptionHint} isOptional>
        <TextArea
          {...own}
          rows={3}
          limit={STORY_TEXT_MAX}
          value={description}
          onValueChange={(next) => onChange({ description: next })}
        />
      </FormField>
      <FormField label={labels.language}>
        <Select
          options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
          value={language}
          onValueChange={(next) => onChange({ language: next })}
        />
      </FormField>
    </>
  );
}
