import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { directionOf } from '../../../theme/direction.ts';
import { useEditStoryWords } from '../../../words/areas/useEditStoryWords.ts';
import { CoverPreview } from '../CoverFields/CoverPreview.tsx';
import { Stack } from '../formLayout.styles.ts';
import type { EditStoryFormOwnProps } from './editStoryFormProps.ts';

type BasicInformationProps = Omit<EditStoryFormOwnProps, 'categories' | 'tags'>;

/** Title, tagline, description and cover. */
export function BasicInformation({ values, errors, language, onEdit, onLeave }: BasicInformationProps) {
  const words = useEditStoryWords();

  function field(name: 'title' | 'tagline' | 'story_description') {
    return {
      name,
      lang: language,
      dir: directionOf(language),
      value: values[name],
      onValueChange: (value: string) => onEdit({ [name]: value }),
      onBlur: () => onLeave(name),
    };
  }

  return (
    <Panel title={words.basics}>
      <Stack>
        <FormField label={words.fields.title} error={errors.title} required>
          <TextField {...field('title')} />
        </FormField>
        <FormField label={words.fields.tagline} error={errors.tagline}>
          <TextField {...field('tagline')} />
        </FormField>
        <FormField
          label={words.fields.description}
          hint={words.descriptionHint}
          error={errors.story_description}
          required
        >
          <TextArea face="tale" {...field('story_description')} />
        </FormField>
        <FormField label={words.fields.cover} hint={words.coverHint} error={errors.cover_image_url}>
          <TextField
            name="cover_image_url"
            type="url"
            dir="ltr"
            value={values.cover_image_url ?? ''}
            onValueChange={(url) => onEdit({ cover_image_url: url || null })}
            onBlur={() => onLeave('cover_image_url')}
          />
        </FormField>
        <CoverPreview src={values.cover_image_url} />
      </Stack>
    </Panel>
  );
}
