import type { StoryCreate, Tag } from '@kathaloka/contract/entities';
import {
  CREATE_CONTENT_RATINGS,
  CREATE_DIFFICULTIES,
  LANGUAGES,
  STORY_TAGS_MAX,
} from '@kathaloka/contract/limits';
import { Calculator } from 'lucide-react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { TagPicker } from '../../../patterns/TagPicker/TagPicker.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import { BesideField, OwnWidth, Stack, Three, Two, UnderCheck } from '../formLayout.styles.ts';
import type { DraftFieldsProps } from '../model/fieldProps.ts';
import { offered } from '../model/offered.ts';
import { countedNumbers } from '../model/storyForm.ts';
import { SacredFigures } from '../SacredFigures/SacredFigures.tsx';
import { StoryNumberField } from '../StoryNumberField/StoryNumberField.tsx';

export interface DetailsFieldsProps extends DraftFieldsProps {
  /** Every tag there is. */
  tags: readonly Tag[];
}

const NUMBERS = [
  'actions_count',
  'story_cards_count',
  'total_scenes',
  'branching_points',
  'possible_endings',
  'estimated_play_time',
] as const satisfies readonly (keyof StoryCreate)[];

function ForWhom({ draft, onEdit }: DraftFieldsProps) {
  const words = useAuthoringWords();
  const option = <V extends keyof typeof words.options>(value: V) => ({ value, label: words.options[value] });
  const { language, is_premium, content_rating, difficulty_level } = draft;
  return (
    <Panel title={words.forWhom}>
      <Two>
        <FormField label={words.language} hint={words.languageHint}>
          <Select
            value={language}
            options={LANGUAGES.map((code) => ({ value: code, label: words.languageOption(code) }))}
            onValueChange={(next) => onEdit({ language: next })}
          />
        </FormField>
        <BesideField>
          <Checkbox isChecked={is_premium} onCheckedChange={(next) => onEdit({ is_premium: next })}>
            {words.premium}
          </Checkbox>
          <UnderCheck>{words.premiumHint}</UnderCheck>
        </BesideField>
        <FormField label={words.contentRating} isGroup>
          <OwnWidth>
            <SegmentedControl
              value={content_rating}
              options={offered<typeof content_rating>(CREATE_CONTENT_RATINGS, content_rating).map(option)}
              onValueChange={(next) => onEdit({ content_rating: next })}
            />
          </OwnWidth>
        </FormField>
        <FormField label={words.difficulty} isGroup>
          <OwnWidth>
            <SegmentedControl
              value={difficulty_level}
              options={offered<typeof difficulty_level>(CREATE_DIFFICULTIES, difficulty_level).map(option)}
              onValueChange={(next) => onEdit({ difficulty_level: next })}
            />
          </OwnWidth>
        </FormField>
      </Two>
    </Panel>
  );
}

/** For whom a story is, what it is about, who is holy in it, and its figures. */
export function DetailsFields({ draft, tags, onEdit }: DetailsFieldsProps) {
  const words = useAuthoringWords();
  return (
    <Stack>
      <ForWhom draft={draft} onEdit={onEdit} />
      {tags.length > 0 && (
        <Panel title={words.tags}>
          <TagPicker
            label={words.tags}
            tags={tags}
            selectedIds={draft.tag_ids}
            max={STORY_TAGS_MAX}
            onChange={(tag_ids) => onEdit({ tag_ids })}
          />
        </Panel>
      )}
      <SacredFigures depiction={draft.depiction} onChange={(depiction) => onEdit({ depiction })} />
      <Panel
        title={words.numbers}
        end={
          <Button
            variant="ghost"
            size="small"
            icon={<Calculator />}
            onClick={() => onEdit(countedNumbers(draft))}
          >
            {words.countScenes}
          </Button>
        }
      >
        <Three>
          {NUMBERS.map((name) => (
            <StoryNumberField
              key={name}
              name={name}
              value={draft[name]}
              onChange={(value) => onEdit({ [name]: value })}
            />
          ))}
        </Three>
      </Panel>
    </Stack>
  );
}
