import type { Depiction } from '@kathaloka/contract/entities';
import { DEPICTION_RULES } from '@kathaloka/contract/limits';
import { Trash2 } from 'lucide-react';
import { Lotus } from '../../../ornaments/Lotus.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { isNeverShown } from '@kathaloka/story';
import { Figure, FigureName, Flower, Locked } from './SacredFigures.styles.ts';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface FigureRowProps {
  depiction: Depiction;
  onRuleChange: (rule: Depiction['rule']) => void;
  onRemove: () => void;
}

/** A figure and its rule. Unavailable rules are shown struck through. */
export function FigureRow({ depiction: { figure, rule }, onRuleChange, onRemove }: FigureRowProps) {
  const words = useWords(authoringWords);
  const isLocked = isNeverShown(figure);
  return (
    <Figure>
      <Flower>
        <Lotus />
      </Flower>
      <FigureName>
        <bdi>{figure}</bdi>
        {isLocked && <Locked>{words.alwaysUnseen}</Locked>}
      </FigureName>
      <SegmentedControl
        label={words.figureRule(figure)}
        size="small"
        value={isLocked ? 'never' : rule}
        onValueChange={onRuleChange}
        options={DEPICTION_RULES.map((value) => ({
          value,
          label: words.depictionRules[value],
          disabled: isLocked && value !== 'never',
        }))}
      />
      <IconButton
        label={words.removeFigure(figure)}
        variant="plain"
        size="small"
        data-removes
        onClick={onRemove}
      >
        <Trash2 />
      </IconButton>
    </Figure>
  );
}
