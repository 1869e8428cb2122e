import { CREATE_CONTENT_RATINGS, CREATE_DIFFICULTIES, LANGUAGES } from '@kathaloka/contract/limits';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import { BesideField, OwnWidth, Two, UnderCheck } from '../formLayout.styles.ts';
import type { DraftFieldsProps } from '../fieldProps.ts';
import { offered } from '../offered.ts';

/** Who the story is for: its language, whether it is premium, its rating and its difficulty. */
export function AudienceSection({ draft, onEdit }: DraftFieldsProps) {
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
          <Checkbox checked={is_premium} onCheckedChange={(next) => onEdit({ is_premium: next })}>
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
