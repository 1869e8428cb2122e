import type { AuthoredStory, Category, Fault, Tag } from '@kathaloka/contract/entities';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { Note } from '../../../patterns/Note/Note.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { useAdminFormWords } from '../../../words/areas/useAdminFormWords.ts';
import { BasicsSection } from './BasicsSection.tsx';
import { CategoriesSection } from './CategoriesSection.tsx';
import { JsonSection } from './JsonSection.tsx';
import { SectionList } from './SectionList.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { FormRoot, Grow, Pair, SaveBar, Sections, Summary } from './StoryForm.styles.ts';
import { STORY_SECTIONS, type StorySection } from './storyFaults.ts';
import type { AdminStoryValues } from './storyFormValues.ts';
import { useStoryForm } from './useStoryForm.ts';

export interface StoryFormProps {
  /** The story that is edited. Without it the form creates one. */
  story?: AuthoredStory | undefined;
  /** The categories to choose from. */
  categories: readonly Category[];
  /** The tags to choose from. */
  tags: readonly Tag[];
  /** Called with what was typed, once nothing is wrong with it. */
  onSubmit: (values: AdminStoryValues) => void;
  /** The story is being saved. */
  isBusy?: boolean;
  /** Why it was not saved, in words for the person. */
  serverError?: string | undefined;
  /** What the server found at fault, one item for each. */
  faults?: readonly Fault[];
  /** Where Cancel leads. */
  cancelHref?: string;
}

const NO_FAULTS: readonly Fault[] = [];

/** Everything that an administrator writes about a story, on one page. */
export function StoryForm({
  story,
  categories,
  tags,
  onSubmit,
  isBusy = false,
  serverError,
  faults = NO_FAULTS,
  cancelHref = paths.adminStories,
}: StoryFormProps) {
  const words = useAdminFormWords();
  const form = useStoryForm({ story, faults, onSubmit });
  const [current, setCurrent] = useState<StorySection>('basics');
  const section = { form, onEnter: setCurrent };
  const atFault = STORY_SECTIONS.filter((name) => form.faultsIn(name) > 0);
  const [first] = atFault;

  return (
    <FormRoot noValidate onSubmit={form.handleSubmit}>
      <SectionList current={current} faultsIn={form.faultsIn} onEnter={setCurrent} />
      <Sections>
        {serverError !== undefined && (
          <Note tone="error" role="alert">
            {serverError}
          </Note>
        )}
        <BasicsSection {...section} />
        <CategoriesSection {...section} categories={categories} tags={tags} />
        <SettingsSection {...section} />
        <Pair>
          <JsonSection {...section} name="game_config" />
          <JsonSection {...section} name="story_structure" hint={words.endHint} />
        </Pair>
      </Sections>
      <SaveBar>
        {first && (
          <Summary>
            <CircleAlert />
            {atFault.length === 1
              ? words.sectionHasFault(words.sections[first])
              : words.sectionsHaveFaults(atFault.length)}
          </Summary>
        )}
        <Grow />
        <ButtonLink href={cancelHref}>{words.cancel}</ButtonLink>
        <Button
          type="submit"
          variant="primary"
          disabled={form.hasErrors}
          isBusy={isBusy}
          busyLabel={story ? words.saving : words.creating}
        >
          {story ? words.save : words.create}
        </Button>
      </SaveBar>
    </FormRoot>
  );
}
