import type { Model } from '@kathaloka/contract/entities';
import { Redo2 } from 'lucide-react';
import {
  type Command,
  type CommandCosts,
  commandIcons,
  COMMANDS,
  DIRECTIONAL_COMMANDS,
} from '../commands.ts';
import type { ModelKind } from '../ModelPicker/ModelPicker.tsx';
import { CommandControl } from './CommandControl.tsx';
import { Commands } from './CommandButtons.styles.ts';
import { useCommandTexts } from './useCommandTexts.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

/** The chosen models, which determine the cost in credits. */
export type CommandModels = Readonly<
  Partial<
    Record<
      ModelKind,
      (Pick<Model, 'display_name' | 'credit_cost'> & Partial<Pick<Model, 'is_built_in'>>) | undefined
    >
  >
>;

const MODEL_OF: Readonly<Partial<Record<Command, ModelKind>>> = {
  continue: 'text',
  immerse: 'text',
  show: 'image',
};

interface CommandButtonsProps {
  /** @default COMMANDS */
  commands: readonly Command[] | undefined;
  current_xp: number | undefined;
  costs: Required<CommandCosts>;
  models: CommandModels;
  /** The number of available choices. */
  ways: number;
  disabled: boolean;
  /** Whether Continue is enabled. */
  mayContinue: boolean;
  canUndo: boolean;
  isPulsing: boolean;
  onCommand: (command: Command) => void;
  onRedo: (() => void) | undefined;
  /** Whether Redo can reverse Undo. */
  isReversible: boolean;
}

/** The model whose credits a command costs. Continue with the built-in narrator costs none, and neither do its pictures. */
function paidModel(command: Command, models: CommandButtonsProps['models']) {
  const kind = MODEL_OF[command];
  const model = kind && models[kind];
  const isFree = model?.credit_cost === 0 || (command === 'continue' && model?.is_built_in);
  return isFree ? undefined : model;
}

/** Continue, Immerse, Show and Undo, each with effect and cost; and Redo, if there is a turn to restore. */
export function CommandButtons({
  commands = COMMANDS,
  current_xp,
  costs,
  models,
  ways,
  disabled,
  mayContinue,
  canUndo,
  isPulsing,
  onCommand,
  onRedo,
  isReversible,
}: CommandButtonsProps) {
  const words = useWords(playWords);
  const textsOf = useCommandTexts({ ways, isReversible });

  function explanationOf(command: Command): string {
    const cost = costs[command];
    const model = paidModel(command, models);
    const { explanation } = textsOf(command);
    if (model) return `${explanation} ${words.costsWithModel(cost, model.credit_cost, model.display_name)}`;
    return cost > 0 ? `${explanation} ${words.costs(cost)}` : explanation;
  }

  function isOff(command: Command): boolean {
    return disabled || (command === 'undo' && !canUndo) || (command === 'continue' && !mayContinue);
  }

  return (
    <Commands aria-label={words.commands} data-has-redo={onRedo ? true : undefined}>
      {commands.map((command) => (
        <CommandControl
          key={command}
          icon={commandIcons[command]}
          name={words.command[command].name}
          help={textsOf(command).help}
          explanation={explanationOf(command)}
          cost={costs[command]}
          isShort={current_xp !== undefined && costs[command] > current_xp}
          disabled={isOff(command)}
          isPulsing={isPulsing && command === 'continue'}
          isDirectional={DIRECTIONAL_COMMANDS.includes(command)}
          onPress={() => onCommand(command)}
        />
      ))}
      {onRedo && (
        <CommandControl
          icon={Redo2}
          name={words.command.redo.name}
          help={words.command.redo.help}
          explanation={`${words.command.redo.explanation} ${words.free}`}
          cost={0}
          isShort={false}
          disabled={disabled}
          isDirectional
          isPressedInARow
          onPress={onRedo}
        />
      )}
    </Commands>
  );
}
