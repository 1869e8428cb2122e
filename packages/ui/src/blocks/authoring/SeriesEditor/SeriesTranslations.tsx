import type { SeriesTranslation, SeriesWrite } from '@kathaloka/contract/entities';
import { LANGUAGES, STORY_TEXT_MAX, STORY_TITLE_MAX } from '@kathaloka/contract/limits';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { useListFocus } from '../useListFocus.ts';
import { Group, GroupTitle, Translation } from './SeriesEditor.styles.ts';
import { mySeriesWords } from '../../../words/mySeries/en.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SeriesTranslationsProps {
  written: SeriesWrite;
  onChange: (changes: Partial<SeriesWrite>) => void;
}

/** The fields for titles and descriptions in other languages. */
export function SeriesTranslations({
  written: { language, translations },
  onChange,
}: SeriesTranslationsProps) {
  const words = useWords(mySeriesWords);
  const { languageName } = useWords(storyFieldsWords);
  const id = useId();
  const { listRef, removeEntry } = useListFocus<HTMLDivElement>();
  const set = (next: SeriesTranslation[]) => onChange({ translations: next });
  const free = LANGUAGES.filter(
    (value) => value !== language && translations.every((each) => each.language !== value),
  );
  return (
    <Group aria-labelledby={id} ref={listRef}>
      <GroupTitle id={id}>{words.translations}</GroupTitle>
      {translations.map((each, index) => (
        <Translation key={each.language} aria-label={languageName(each.language)}>
          <strong>{languageName(each.language)}</strong>
          <TextFields
            value={each}
            onChange={(changes) => set(translations.with(index, { ...each, ...changes }))}
          />
          <Button
            variant="ghost"
            size="small"
            icon={<Trash2 />}
            data-removes
            onClick={() => removeEntry(() => set(translations.toSpliced(index, 1)))}
          >
            {words.remove(languageName(each.language))}
          </Button>
        </Translation>
      ))}
      <FormField label={words.addTranslation} hint={words.translationsHint}>
        <Select
          data-adds
          disabled={free.length === 0}
          placeholder={words.chooseLanguage}
          options={free.map((value) => ({ value, label: languageName(value) }))}
          value=""
          onValueChange={(next) => set([...translations, { language: next, title: '', description: '' }])}
        />
      </FormField>
    </Group>
  );
}

interface TextFieldsProps {
  value: SeriesTranslation;
  onChange: (changes: Partial<Pick<SeriesTranslation, 'title' | 'description'>>) => void;
}

/** The fields for a title and a description in one language. */
export function TextFields({ value: { language, title, description }, onChange }: TextFieldsProps) {
  const words = useWords(mySeriesWords);
  const { labels } = useWords(storyFieldsWords);
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
    </>
  );
}
