import { IMMERSE_CHOICES } from '@kathaloka/contract/limits';
import type { Command } from '../commands.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface CommandSituation {
  /** The number of ways that lead on from here. */
  ways: number;
  /** Whether Redo can reverse Undo. */
  isReversible: boolean;
}

/** The texts of a command: at a fork Continue takes no choice, and Immerse may add none. */
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
