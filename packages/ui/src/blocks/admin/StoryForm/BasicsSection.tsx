import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { toneOf } from '../../../theme/tone.ts';
import { CoverAddressField } from '../../authoring/storyFields/CoverAddressField.tsx';
import { storyField } from '../../authoring/storyFields/storyField.ts';
import { StoryText, type StoryTextName } from '../../authoring/storyFields/StoryText.tsx';
import { FormSection, type SectionProps } from './FormSection.tsx';
import { CoverRow, Fields, Preview } from './StoryForm.styles.ts';
import { adminFormWords } from '../../../words/adminForm/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The section with title, tagline, texts and cover. */
export function BasicsSection({ form, onEnter }: SectionProps) {
  const words = useWords(adminFormWords);
  const { language, title, cover_image_url } = form.values;
  const text = (name: StoryTextName) => ({ ...storyField(form, name), language });
  return (
    <FormSection name="basics" onEnter={onEnter}>
      <Fields data-columns="2">
        <StoryText {...text('title')} required />
        <StoryText {...text('tagline')} required />
        <StoryText {...text('story_description')} rows={5} required />
        <StoryText {...text('story_prompt')} rows={5} required />
      </Fields>
      <Fields>
        <StoryText
          {...text('story_system_prompt')}
          label={words.labels.story_system_prompt}
          hint={words.systemHint}
          rows={3}
          isOptional
        />
        <CoverRow>
          <CoverAddressField {...storyField(form, 'cover_image_url')} hint={words.coverHint} required />
          <StoryText {...text('image_alt')} hint={words.altHint} isOptional />
          <Preview>
            <Image
              src={cover_image_url.trim() || null}
              alt=""
              width={150}
              height={84}
              fallback={<DrawnCover tone={toneOf(title)} />}
            />
          </Preview>
        </CoverRow>
      </Fields>
    </FormSection>
  );
}
