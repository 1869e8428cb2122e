import { IMMERSE_CHOICES } from '@kathaloka/contract/limits';
import type { Command } from '../commands.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface CommandSituation {
  /** How many ways lead on from here. */
  ways: number;
  /** Whether Redo brings back what Undo took. */
  isReversible: boolean;
}

/** What a command does here: at a fork Continue takes no choice, and Immerse brings some only where there are too few. */
export function useCommandTexts({ ways, isReversible }: CommandSituation) {
  const { command: texts } = useWords(playWords);

  return (command: Command): { help: string; explanation: string } => {
    if (command === 'continue' && ways > 1) return texts.continue.atFork;
    if (command === 'immerse' && ways >= IMMERSE_CHOICES) return texts.immerse.withoutChoices;
    if (command === 'undo' && isReversible)
      return { help: texts.undo.help, explanation: texts.undo.reversible };
    return texts[command];
  };
}
