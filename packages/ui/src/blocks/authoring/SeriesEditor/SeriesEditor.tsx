import type { MySeries, SeriesWrite } from '@kathaloka/contract/entities';
import { LANGUAGES } from '@kathaloka/contract/limits';
import type { ComponentProps, ReactNode } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Actions, EditorRoot } from './SeriesEditor.styles.ts';
import type { OwnStory } from './ownStory.ts';
import { SeriesFindings } from './SeriesFindings.tsx';
import { SeriesParts } from './SeriesParts.tsx';
import { SeriesTranslations, TextFields } from './SeriesTranslations.tsx';
import { SharedNames } from './SharedNames.tsx';
import { useWrittenSeries } from './useWrittenSeries.ts';
import { mySeriesWords } from '../../../words/mySeries/en.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface SeriesEditorProps extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'> {
  /** The saved series. Without it the editor creates one. */
  series?: MySeries | undefined;
  /** The author's own stories. */
  stories: readonly OwnStory[];
  /**
   * The language of a new series.
   * @default 'en'
   */
  language?: SeriesWrite['language'] | undefined;
  /**
   * Whether the series is being saved.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * Whether the series has just been saved. The message disappears with the next edit.
   * @default false
   */
  isSaved?: boolean | undefined;
  /** The error message of a failed save. What was typed stays. */
  error?: ReactNode;
  /** Called with the whole series. */
  onSave: (written: SeriesWrite) => void;
  /** Called when unsaved changes appear or disappear. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
  /** Called to close without saving. */
  onClose: () => void;
}

/**
 * An editor for a series: its stories in their order, the names that they share, and the findings across
 * them.
 *
 * @use Puts an author’s own stories in an order, with the names that they share.
 * @avoid Not for the scenes of one of them: `StructureTab`.
 * @heard Each part with its place, and its buttons by title; what is wrong across the parts as a list.
 * @keys type, choose, press
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
  onDirtyChange,
  onClose,
  ...rest
}: SeriesEditorProps) {
  const words = useWords(mySeriesWords);
  const form = useWrittenSeries({ series, stories, language, isSaved, onDirtyChange });
  const { written, change } = form;
  return (
    <EditorRoot
      aria-label={series ? words.editing(series.title) : words.create}
      {...rest}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isReady && !loading) onSave(form.send());
      }}
    >
      <SeriesTexts written={written} onChange={change} />
      <SeriesTranslations written={written} onChange={change} />
      <SeriesParts
        part_ids={form.part_ids}
        stories={stories}
        known={series?.parts ?? []}
        onPartsChange={(part_ids) => change({ part_ids })}
      />
      <SharedNames shares={written.shares} onSharesChange={(shares) => change({ shares })} />
      {series && <SeriesFindings series={series} />}
      <SavingState isSaved={form.isStored} error={error} />
      <Actions>
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
        <Button
          type="submit"
          variant="primary"
          loading={loading}
          loadingLabel={words.saving}
          aria-disabled={!form.isReady || undefined}
        >
          {words.save}
        </Button>
      </Actions>
    </EditorRoot>
  );
}

/** The result of the last save. */
function SavingState({ isSaved, error }: Pick<SeriesEditorProps, 'isSaved' | 'error'>) {
  const { saved } = useWords(mySeriesWords);
  if (error) return <ErrorNote>{error}</ErrorNote>;
  return isSaved ? <Note tone="success">{saved}</Note> : null;
}

interface SeriesTextsProps {
  written: SeriesWrite;
  onChange: (changes: Partial<SeriesWrite>) => void;
}

/** The fields for the texts that readers see above the parts. */
function SeriesTexts({
  written: { title, description, language, translations },
  onChange,
}: SeriesTextsProps) {
  const { labels, languageName } = useWords(storyFieldsWords);
  const free = LANGUAGES.filter((value) => translations.every((each) => each.language !== value));
  return (
    <>
      <TextFields value={{ title, description, language }} onChange={onChange} />
      <FormField label={labels.language}>
        <Select
          options={free.map((value) => ({ value, label: languageName(value) }))}
          value={language}
          onValueChange={(next) => onChange({ language: next })}
        />
      </FormField>
    </>
  );
}
