import { Lead } from './ChoiceButtons.styles.ts';
import { playSheetWords } from '../../../words/playSheet/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The line above choices that each put down a thing. */
export function HandsFull({ id }: { id: string }) {
  const { handsFull } = useWords(playSheetWords);
  return (
    <Lead id={id}>
      <bdi>{handsFull}</bdi>
    </Lead>
  );
}
