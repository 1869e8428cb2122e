import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { toneOf } from '../../../theme/tone.ts';
import { useAdminFormWords } from '../../../words/areas/useAdminFormWords.ts';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { CoverRow, Fields, Preview } from './StoryForm.styles.ts';

/** Title, tagline, texts and cover. */
export function BasicsSection({ form, onEnter }: SectionProps) {
  const words = useAdminFormWords();
  return (
    <FormSection name="basics" onEnter={onEnter}>
      <Fields data-columns="2">
        {(['title', 'tagline'] as const).map((name) => (
          <FormField key={name} label={words[name]} error={form.errorOf(name)} required>
            <TextField {...form.field(name)} />
          </FormField>
        ))}
        {(['story_description', 'story_prompt'] as const).map((name) => (
          <FormField key={name} label={words[name]} error={form.errorOf(name)} required>
            <TextArea {...form.field(name)} rows={5} />
          </FormField>
        ))}
      </Fields>
      <Fields>
        <FormField
          label={words.story_system_prompt}
          hint={words.systemHint}
          error={form.errorOf('story_system_prompt')}
          isOptional
        >
          <TextArea {...form.field('story_system_prompt')} rows={3} />
        </FormField>
        <CoverRow>
          <FormField
            label={words.cover_image_url}
            hint={words.coverHint}
            error={form.errorOf('cover_image_url')}
            required
          >
            <TextField {...form.field('cover_image_url')} type="url" inputMode="url" dir="ltr" />
          </FormField>
          <FormField
            label={words.image_alt}
            hint={words.altHint}
            error={form.errorOf('image_alt')}
            isOptional
          >
            <TextField {...form.field('image_alt')} />
          </FormField>
          <Preview>
            <Image
              src={form.values.cover_image_url.trim() || null}
              alt=""
              width={150}
              height={84}
              fallback={<DrawnCover tone={toneOf(form.values.title)} />}
            />
          </Preview>
        </CoverRow>
      </Fields>
    </FormSection>
  );
}
