import type { ReactNode } from 'react';
import { CoverFields } from '../../blocks/authoring/CoverFields/CoverFields.tsx';
import { StoryNumbers } from '../../blocks/authoring/DetailsFields/StoryNumbers.tsx';
import { type EditErrors, EditStoryForm } from '../../blocks/authoring/EditStoryForm/EditStoryForm.tsx';
import { Stack } from '../../blocks/authoring/formLayout.styles.ts';
import { GameplayFields } from '../../blocks/authoring/GameplayFields/GameplayFields.tsx';
import { LiveCard } from '../../blocks/authoring/LiveCard/LiveCard.tsx';
import { SacredFigures } from '../../blocks/authoring/SacredFigures/SacredFigures.tsx';
import { ofDraft } from '../../blocks/authoring/fieldProps.ts';
import { StoryFields } from '../../blocks/authoring/storyFields/StoryFields.tsx';
import { StructureTab } from '../../blocks/authoring/StructureTab/StructureTab.tsx';
import { XpMeaning } from '../../blocks/authoring/XpMeaning/XpMeaning.tsx';
import { Panel } from '../../primitives/Panel/Panel.tsx';
import type { EditTab } from './editStoryProps.ts';
import { Aside, Columns, StoryForm } from './EditStoryScreen.styles.ts';
import type { EditContentProps, EditedStory } from './useEditStory.ts';
import { authoringWords } from '../../words/authoring/en.ts';
import { editStoryWords } from '../../words/editStory/en.ts';
import { useWords } from '../../words/useWords.ts';

interface EditPanelProps extends EditContentProps {
  edited: EditedStory;
}

/** The panel of each tab; undefined for a tab that does not exist. */
export function editPanels(props: EditPanelProps): Readonly<Record<EditTab, ReactNode>> {
  const { edited, structurePanel, translationPanel, versionsPanel, readersPanel } = props;
  const { draft, editDraft } = edited;
  return {
    story: <StoryPanel {...props} />,
    details: <DetailsPanel {...props} />,
    gameplay: (
      <Columns>
        <GameplayFields draft={draft} onEdit={editDraft} />
        <Aside>
          <XpMeaning draft={draft} />
        </Aside>
      </Columns>
    ),
    structure: structurePanel ?? (
      <StructureTab
        structure={draft.story_structure}
        language={draft.language}
        onStructureChange={(story_structure) => editDraft({ story_structure })}
      />
    ),
    translation: translationPanel,
    versions: versionsPanel,
    readers: readersPanel,
  };
}

/** The main form, beside a preview of the card. */
function StoryPanel({ edited, categories, tags }: EditPanelProps) {
  const words = useWords(editStoryWords);
  const { values, errors, draft, edit, leave, submit, preview } = edited;
  return (
    <Columns>
      <StoryForm noValidate onSubmit={submit}>
        <EditStoryForm
          values={values}
          errors={errors}
          categories={categories}
          tags={tags}
          language={draft.language}
          savedCover={edited.savedCover}
          onEdit={edit}
          onLeave={leave}
        />
      </StoryForm>
      <Aside>
        <LiveCard label={words.asReaders} story={preview} />
      </Aside>
    </Columns>
  );
}

/** The narrator's information, the cover, sacred figures and numbers. */
function DetailsPanel({
  edited,
  coverRoll,
  coverPictures = {},
  isRolling,
  onCoverRollChange,
}: EditPanelProps) {
  const words = useWords(authoringWords);
  const { draft, errors, editDraft, leave } = edited;
  return (
    <Columns>
      <Stack>
        <Panel title={words.words}>
          <StoryFields
            {...ofDraft({ draft, onEdit: editDraft })}
            form="edit"
            section="words"
            errors={errors}
            onLeave={(name) => leave(name as keyof EditErrors)}
          />
        </Panel>
        {coverRoll && onCoverRollChange && (
          <CoverFields
            draft={draft}
            savedCover={edited.savedCover}
            roll={coverRoll}
            pictures={coverPictures}
            isRolling={isRolling}
            onEdit={editDraft}
            error={errors.cover_image_url}
            onLeave={leave}
            onRollChange={onCoverRollChange}
          />
        )}
        <SacredFigures
          depiction={draft.depiction}
          onDepictionChange={(depiction) => editDraft({ depiction })}
        />
        <StoryNumbers draft={draft} errors={errors} onEdit={editDraft} />
      </Stack>
    </Columns>
  );
}
