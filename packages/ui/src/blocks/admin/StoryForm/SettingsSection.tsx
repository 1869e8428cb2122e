import { ADMIN_CONTENT_RATINGS, DIFFICULTIES, LANGUAGES } from '@kathaloka/contract/limits';
import { Switch } from '../../../primitives/Switch/Switch.tsx';
import { storyField } from '../../authoring/storyFields/storyField.ts';
import { StoryOption } from '../../authoring/storyFields/StoryOption.tsx';
import { StoryNumberField } from '../../authoring/StoryNumberField/StoryNumberField.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { Fields, Switches } from './StoryForm.styles.ts';
import { STORY_NUMBER_FIELDS } from './storyFormValues.ts';
import { adminFormWords } from '../../../words/adminForm/en.ts';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The section with audience, difficulty and length, and where the story is shown. */
export function SettingsSection({ form, onEnter }: SectionProps) {
  const words = useWords(adminFormWords);
  const { options, languageName } = useWords(storyFieldsWords);
  const labels: Readonly<Record<string, string>> = words.labels;
  return (
    <FormSection name="settings" onEnter={onEnter}>
      <Fields data-columns="5">
        <StoryOption
          {...storyField(form, 'content_rating')}
          options={ADMIN_CONTENT_RATINGS}
          labelOf={(rating) => words.content_ratings[rating]}
        />
        <StoryOption
          {...storyField(form, 'difficulty_level')}
          options={DIFFICULTIES}
          labelOf={(difficulty) => options[difficulty]}
        />
        <StoryOption {...storyField(form, 'language')} options={LANGUAGES} labelOf={languageName} />
        {STORY_NUMBER_FIELDS.map((name) => (
          <StoryNumberField key={name} {...storyField(form, name)} label={labels[name]} isPlain />
        ))}
      </Fields>
      <Switches>
        {(['is_featured', 'is_premium', 'is_open_to_guests'] as const).map((name) => (
          <Switch
            key={name}
            label={words.labels[name]}
            checked={form.values[name]}
            onCheckedChange={(isChecked) => form.onEdit({ [name]: isChecked })}
          />
        ))}
      </Switches>
    </FormSection>
  );
}
