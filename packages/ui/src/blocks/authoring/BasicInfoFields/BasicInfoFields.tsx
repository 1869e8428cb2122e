import type { Category } from '@kathaloka/contract/entities';
import type { FormErrors, StoryBasicsForm } from '@kathaloka/contract/rules';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import { Stack } from '../formLayout.styles.ts';
import type { DraftFieldsProps } from '../model/fieldProps.ts';
import type { NeededField } from '../model/storyForm.ts';

export interface BasicInfoFieldsProps extends DraftFieldsProps {
  /** Every category there is. */
  categories: readonly Category[];
  /** What is wrong, of the fields that were left. */
  errors: FormErrors<StoryBasicsForm>;
  /** A field was left, so that it may be called wrong. */
  onLeave: (field: NeededField) => void;
}

/** The words that a story cannot be without, and its category. */
export function BasicInfoFields({ draft, categories, errors, onEdit, onLeave }: BasicInfoFieldsProps) {
  const words = useAuthoringWords();
  const ownLanguage = { lang: draft.language, dir: directionOf(draft.language) };

  function field(name: Exclude<NeededField, 'cover_image_url' | 'category_id'>) {
    return {
      ...ownLanguage,
      value: draft[name],
      onValueChange: (value: string) => onEdit({ [name]: value }),
      onBlur: () => onLeave(name),
    };
  }

  return (
    <Panel title={words.words}>
      <Stack>
        <div data-field="title">
          <FormField label={words.fields.title} error={errors.title} isRequired>
            <TextField {...field('title')} />
          </FormField>
        </div>
        <div data-field="tagline">
          <FormField label={words.fields.tagline} hint={words.taglineHint} error={errors.tagline} isRequired>
            <TextField {...field('tagline')} />
          </FormField>
        </div>
        <div data-field="story_description">
          <FormField
            label={words.fields.story_description}
            hint={words.descriptionHint}
            error={errors.story_description}
            isRequired
          >
            <TextArea face="tale" {...field('story_description')} />
          </FormField>
        </div>
        <div data-field="story_prompt">
          <FormField
            label={words.fields.story_prompt}
            hint={words.promptHint}
            error={errors.story_prompt}
            isRequired
          >
            <TextArea face="tale" {...field('story_prompt')} placeholder={words.promptExample} />
          </FormField>
        </div>
        <div data-field="category_id">
          <FormField label={words.fields.category_id} error={errors.category_id} isRequired>
            <Select
              value={draft.category_id}
              placeholder={words.chooseCategory}
              options={categories.map(({ id, display_name }) => ({ value: id, label: display_name }))}
              onValueChange={(category_id) => onEdit({ category_id })}
              onBlur={() => onLeave('category_id')}
            />
          </FormField>
        </div>
      </Stack>
    </Panel>
  );
}
