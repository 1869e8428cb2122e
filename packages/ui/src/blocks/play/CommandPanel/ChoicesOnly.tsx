import { ListChecks } from 'lucide-react';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { ChoicesLine } from './CommandPanel.styles.ts';

/** Where nothing is typed: it says so, with the remaining XP. */
export function ChoicesOnly({ current_xp, note }: { current_xp: number; note: string | undefined }) {
  const words = usePlayWords();
  return (
    <ChoicesLine>
      <ListChecks aria-hidden />
      <span>{note ?? words.choicesOnly}</span>
      <bdi dir="ltr">{words.xp(current_xp)}</bdi>
    </ChoicesLine>
  );
}
