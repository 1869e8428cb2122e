import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { useAdminFormWords } from '../../../words/areas/useAdminFormWords.ts';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { JsonText, JsonWord } from './StoryForm.styles.ts';

/** The rules of a game, edited as JSON. */
export function ConfigSection({ form, onEnter }: SectionProps) {
  const words = useAdminFormWords();
  return (
    <FormSection name="config" onEnter={onEnter} end={<JsonWord>{words.json}</JsonWord>}>
      <FormField label={words.game_config} error={form.errorOf('game_config')}>
        <JsonText {...form.field('game_config')} rows={14} spellCheck={false} dir="ltr" wrap="off" />
      </FormField>
    </FormSection>
  );
}
