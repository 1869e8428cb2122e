import { ListChecks } from 'lucide-react';
import { ChoicesLine } from './CommandPanel.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ChoicesOnlyProps {
  current_xp: number | undefined;
  owner: string | undefined;
  note: string | undefined;
}

/** The line in place of the input: says why nothing can be typed, and shows the remaining XP and their owner. */
export function ChoicesOnly({ current_xp, owner, note }: ChoicesOnlyProps) {
  const words = useWords(playWords);
  return (
    <ChoicesLine>
      <ListChecks aria-hidden />
      <span>{note ?? words.choicesOnly}</span>
      {current_xp === undefined ? null : owner === undefined ? (
        <bdi dir="ltr">{words.xp(current_xp)}</bdi>
      ) : (
        <bdi>{words.xpOf(current_xp, owner)}</bdi>
      )}
    </ChoicesLine>
  );
}
