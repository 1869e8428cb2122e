import { EDIT_CONTENT_RATINGS, EDIT_DIFFICULTIES } from '@kathaloka/contract/limits';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useEditStoryWords } from '../../../words/areas/useEditStoryWords.ts';
import { Stack, Two, UnderCheck } from '../formLayout.styles.ts';
import { offered } from '../offered.ts';
import type { EditStoryFormOwnProps } from './editStoryFormProps.ts';

type SettingsProps = Pick<EditStoryFormOwnProps, 'values' | 'onEdit'>;

/** The audience of the story. */
export function Settings({ values, onEdit }: SettingsProps) {
  const words = useEditStoryWords();
  const { content_rating, difficulty_level, is_premium } = values;
  const option = <V extends keyof typeof words.options>(value: V) => ({ value, label: words.options[value] });
  return (
    <Panel title={words.settings}>
      <Stack>
        <Two>
          <FormField label={words.fields.rating}>
            <Select
              value={content_rating}
              options={offered<typeof content_rating>(EDIT_CONTENT_RATINGS, content_rating).map(option)}
              onValueChange={(next) => onEdit({ content_rating: next })}
            />
          </FormField>
          <FormField label={words.fields.difficulty}>
            <Select
              value={difficulty_level}
              options={offered<typeof difficulty_level>(EDIT_DIFFICULTIES, difficulty_level).map(option)}
              onValueChange={(next) => onEdit({ difficulty_level: next })}
            />
          </FormField>
        </Two>
        <div>
          <Checkbox checked={is_premium} onCheckedChange={(next) => onEdit({ is_premium: next })}>
            {words.fields.premium}
          </Checkbox>
          <UnderCheck>{words.premiumHint}</UnderCheck>
        </div>
      </Stack>
    </Panel>
  );
}
