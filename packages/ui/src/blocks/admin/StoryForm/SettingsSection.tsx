import { ADMIN_CONTENT_RATINGS, DIFFICULTIES, LANGUAGES, STORY_NUMBERS } from '@kathaloka/contract/limits';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { useAdminFormWords } from '../../../words/areas/useAdminFormWords.ts';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { Fields, Switches } from './StoryForm.styles.ts';
import { STORY_NUMBER_FIELDS } from './storyFormValues.ts';

/** Audience, difficulty, length, and where the story is shown. */
export function SettingsSection({ form, onEnter }: SectionProps) {
  const words = useAdminFormWords();
  const choices = {
    content_rating: ADMIN_CONTENT_RATINGS.map((value) => ({ value, label: words.content_ratings[value] })),
    difficulty_level: DIFFICULTIES.map((value) => ({ value, label: words.difficulties[value] })),
    language: LANGUAGES.map((value) => ({ value, label: words.languages[value] })),
  };

  return (
    <FormSection name="settings" onEnter={onEnter}>
      <Fields data-columns="5">
        {(['content_rating', 'difficulty_level', 'language'] as const).map((name) => (
          <FormField key={name} label={words[name]} error={form.errorOf(name)}>
            <Select<string> {...form.field(name)} options={choices[name]} />
          </FormField>
        ))}
        {STORY_NUMBER_FIELDS.map((name) => (
          <FormField key={name} label={words[name]} error={form.errorOf(name)}>
            <TextField
              {...form.field(name)}
              type="number"
              inputMode="numeric"
              min={STORY_NUMBERS[name].min}
              max={STORY_NUMBERS[name].max}
            />
          </FormField>
        ))}
      </Fields>
      <Switches>
        {(['is_featured', 'is_premium'] as const).map((name) => (
          <Switch
            key={name}
            label={words[name]}
            checked={form.ticks[name]}
            onCheckedChange={(isChecked) => form.tick({ [name]: isChecked })}
          />
        ))}
      </Switches>
    </FormSection>
  );
}
