import type { AuthoredStory, Fault, Tag } from '@kathaloka/contract/entities';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useState, type ReactNode } from 'react';
import { usePaths } from '../../../paths.ts';
import { ErrorNote } from '../../../patterns/Note/ErrorNote.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../../primitives/ButtonLink/ButtonLink.tsx';
import { StoryFields } from '../../authoring/storyFields/StoryFields.tsx';
import { FormSection } from './FormSection.tsx';
import { JsonField } from './JsonField.tsx';
import { SectionList } from './SectionList.tsx';
import { FormRoot, Grow, JsonWord, SaveBar, Sections, Summary } from './StoryForm.styles.ts';
import { ADMIN_SECTIONS, type StorySection } from './adminSections.ts';
import type { AdminStoryDraft, AdminStoryValues } from './storyFormValues.ts';
import { type StoryGraph, StructureSection } from './StructureSection.tsx';
import { type StoryFormControl, useStoryForm } from './useStoryForm.ts';
import type { NamedThing } from '../../useNameOptions.ts';
import { adminFormWords } from '../../../words/adminForm/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The component's own props, without the props of its root element. */
export interface StoryFormOwnProps {
  /** The story to edit. Without it the form creates one. */
  story?: AuthoredStory | undefined;
  /** The categories to choose from. */
  categories: readonly NamedThing[];
  /** The tags to choose from. */
  tags: readonly Tag[];
  /** Called with the values when the form is valid. */
  onSubmit: (values: AdminStoryValues) => void;
  /**
   * Called with the current values after every change. Once a submitted draft is saved, pass the saved story
   * as `story`: the form applies to it what was typed during the save.
   */
  onDraftChange?: ((draft: AdminStoryDraft) => void) | undefined;
  /** Whether the story is being saved. */
  loading?: boolean | undefined;
  /** The error message of a failed save. */
  error?: ReactNode;
  /** The server's errors, one item for each. */
  fieldErrors?: readonly Fault[] | undefined;
  /** Renders the scenes with the findings of the story checks; by default without findings. */
  renderGraph?: ((graph: StoryGraph) => ReactNode) | undefined;
  /** The address of the Cancel link. */
  cancelHref?: string | undefined;
}

export interface StoryFormProps
  extends Omit<ComponentProps<'form'>, 'children' | 'onSubmit'>, StoryFormOwnProps {}

const NO_FAULTS: readonly Fault[] = [];

/**
 * The administrators' form for a story, on one page.
 *
 * @use Creates or edits a story as an administrator.
 * @avoid Not for authors: `EditStoryForm`.
 * @heard Labels, errors at their fields, what was changed meanwhile.
 * @keys type, tab
 * @example
 * <StoryForm categories={categories} tags={tags} onSubmit={(values) => save(values)} />
 */
export function StoryForm({
  story,
  categories,
  tags,
  onSubmit,
  onDraftChange,
  loading = false,
  error,
  fieldErrors = NO_FAULTS,
  renderGraph,
  cancelHref,
  ...rest
}: StoryFormProps) {
  const words = useWords(adminFormWords);
  const form = useStoryForm({ story, faults: fieldErrors, onSubmit, onDraftChange });
  const [current, setCurrent] = useState<StorySection>('basics');

  return (
    <FormRoot noValidate onSubmit={form.handleSubmit} {...rest}>
      <SectionList current={current} faultsIn={form.faultsIn} onEnter={setCurrent} />
      <Sections>
        <ErrorNote>{error}</ErrorNote>
        {(['basics', 'categories', 'settings'] as const).map((name) => (
          <FormSection key={name} name={name} onEnter={setCurrent}>
            <StoryFields
              {...form}
              form="admin"
              savedCover={story}
              section={name}
              language={form.values.language}
              categories={categories}
              tags={tags}
            />
          </FormSection>
        ))}
        <FormSection name="config" onEnter={setCurrent} end={<JsonWord>{words.json}</JsonWord>}>
          <JsonField form={form} name="game_config" rows={14} />
        </FormSection>
        <StructureSection form={form} onEnter={setCurrent} renderGraph={renderGraph} />
      </Sections>
      <FormBar form={form} isNew={!story} loading={loading} cancelHref={cancelHref} />
    </FormRoot>
  );
}

interface FormBarProps extends Pick<StoryFormOwnProps, 'cancelHref'> {
  form: StoryFormControl;
  isNew: boolean;
  loading: boolean;
}

/** The errors that prevent saving, and the buttons. */
function FormBar({ form, isNew, loading, cancelHref }: FormBarProps) {
  const paths = usePaths();
  const words = useWords(adminFormWords);
  const atFault = ADMIN_SECTIONS.filter((name) => form.faultsIn(name) > 0);
  const [first] = atFault;
  return (
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
      <ButtonLink href={cancelHref ?? paths.adminStories}>{words.cancel}</ButtonLink>
      <Button
        type="submit"
        variant="primary"
        disabled={form.hasErrors}
        loading={loading}
        loadingLabel={isNew ? words.creating : words.saving}
      >
        {isNew ? words.create : words.save}
      </Button>
    </SaveBar>
  );
}
