import { Dices } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { type CoverRoll, nextRoll } from './coverRoll.ts';
import { Dice } from './DrawACover.styles.ts';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface RollButtonProps {
  roll: CoverRoll;
  isRolling: boolean;
  onRollChange: (roll: CoverRoll) => void;
}

/** The dice: a button that rolls new pictures. */
export function RollButton({ roll, isRolling, onRollChange }: RollButtonProps) {
  const words = useWords(authoringWords);
  return (
    <Dice>
      <Button
        icon={<Dices />}
        loading={isRolling}
        loadingLabel={words.rolling}
        onClick={() => onRollChange(nextRoll(roll))}
      >
        {words.roll}
      </Button>
    </Dice>
  );
}
