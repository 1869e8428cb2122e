import { Dices } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useAuthoringWords } from '../../../words/areas/useAuthoringWords.ts';
import { type CoverRoll, nextRoll } from './coverRoll.ts';
import { Dice } from './DrawACover.styles.ts';

interface RollButtonProps {
  roll: CoverRoll;
  isRolling: boolean;
  onRollChange: (roll: CoverRoll) => void;
}

/** The dice. */
export function RollButton({ roll, isRolling, onRollChange }: RollButtonProps) {
  const words = useAuthoringWords();
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
