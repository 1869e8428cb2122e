import type { StoryVariant } from '@kathaloka/contract/entities';
import { NODE_TEXT_MAX, VARIANTS_MAX } from '@kathaloka/contract/limits';
import { Plus } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { TextArea } from '../../../primitives/TextArea/TextArea.tsx';
import { ExpressionField } from '../ExpressionField/ExpressionField.tsx';
import type { StoryEdit, StoryNames } from '@kathaloka/story/editing';
import { useListFocus } from '../useListFocus.ts';
import { useReorder } from '../useReorder.ts';
import type { OwnLanguage } from './ownLanguage.ts';
import { RowTools } from './RowTools.tsx';
import { Choices, ChoicesTitle, NoChoices, VariantRow } from './SceneInspector.styles.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface SceneVariantsProps {
  /** The name of the scene. */
  name: string;
  variants: readonly StoryVariant[];
  names: StoryNames;
  ownLanguage: OwnLanguage;
  onEdit: (edit: StoryEdit) => void;
}

/** The variants of a scene's text, each with a condition: the first whose condition holds is told. */
export function SceneVariants({ name, variants, names, ownLanguage, onEdit }: SceneVariantsProps) {
  const words = useWords(structureWords);
  const { listRef, removeEntry } = useListFocus<HTMLDivElement>();
  const orderOf = useReorder(listRef, variants.length, (index, to) =>
    onEdit({ type: 'move variant', name, index, to }),
  );
  return (
    <Choices ref={listRef}>
      <ChoicesTitle>{words.variants}</ChoicesTitle>
      <NoChoices>{words.variantsHint}</NoChoices>
      {variants.map(({ condition, text }, index) => {
        const order = orderOf(index);
        const number = index + 1;
        return (
          <VariantRow key={index} data-row {...order.row}>
            <ExpressionField
              label={words.variantCondition(number)}
              kind="condition"
              value={condition}
              names={names}
              onValueChange={(next) =>
                onEdit({ type: 'edit variant', name, index, changes: { condition: next } })
              }
            />
            <TextArea
              aria-label={words.variantText(number)}
              face="tale"
              limit={NODE_TEXT_MAX}
              rows={3}
              {...ownLanguage}
              value={text}
              onValueChange={(next) => onEdit({ type: 'edit variant', name, index, changes: { text: next } })}
            />
            <RowTools
              what={words.variantNamed(number)}
              order={order}
              removeLabel={words.removeVariant(number)}
              onRemove={() => removeEntry(() => onEdit({ type: 'remove variant', name, index }))}
            />
          </VariantRow>
        );
      })}
      <div>
        <Button
          size="small"
          icon={<Plus />}
          data-adds
          disabled={variants.length >= VARIANTS_MAX}
          onClick={() => onEdit({ type: 'add variant', name })}
        >
          {words.addVariant}
        </Button>
      </div>
    </Choices>
  );
}
