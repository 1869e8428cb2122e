import type { GameConfig } from '@kathaloka/contract/entities';
import { COMMAND_XP, CUSTOM_ACTION_XP } from '@kathaloka/contract/limits';
import { ChevronsRight, Feather, Image, Undo2, Waves } from 'lucide-react';
import { Stepper } from '../../../primitives/Stepper/Stepper.tsx';
import { Cost, Costs, CostText, Does, Fixed } from './GameplayFields.styles.ts';
import { authoringWords } from '../../../words/authoring/en.ts';
import { useWords } from '../../../words/useWords.ts';

const COST_MAX = 1_000_000;
const PRICED = ['continue', 'immerse', 'show', 'undo'] as const;
const icons = {
  continue: <ChevronsRight />,
  immerse: <Waves />,
  show: <Image />,
  undo: <Undo2 data-directional />,
};

interface CommandCostsProps {
  commands: GameConfig['commands'];
  onChange: (commands: GameConfig['commands']) => void;
}

/** The fields for the cost of each command in XP; the custom action has a fixed cost. */
export function CommandCosts({ commands, onChange }: CommandCostsProps) {
  const words = useWords(authoringWords);
  return (
    <Costs>
      {PRICED.map((command) => {
        const { name, does } = words.commands[command];
        return (
          <Cost key={command}>
            {icons[command]}
            <CostText>
              {name}
              <Does>{does}</Does>
            </CostText>
            <Stepper
              label={name}
              value={commands[command]?.cost ?? COMMAND_XP[command]}
              min={0}
              max={COST_MAX}
              onValueChange={(cost) =>
                onChange({
                  ...commands,
                  [command]: { cost: cost === null ? COMMAND_XP[command] : Math.trunc(cost) },
                })
              }
            />
          </Cost>
        );
      })}
      <Cost>
        <Feather />
        <CostText>
          {words.commands.custom.name}
          <Does>{words.commands.custom.does}</Does>
        </CostText>
        <Fixed>
          <bdi>{words.xp(CUSTOM_ACTION_XP)}</bdi>
        </Fixed>
      </Cost>
    </Costs>
  );
}
