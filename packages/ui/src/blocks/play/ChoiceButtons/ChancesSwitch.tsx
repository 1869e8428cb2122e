import type { PlayChoice } from '@kathaloka/contract/entities';
import { Below, InPercent } from './ChoiceButtons.styles.ts';
import { playSheetWords } from '../../../words/playSheet/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface ChancesSwitchProps {
  choices: readonly PlayChoice[];
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Shows the chances of the attempts above in percent; nothing where there are none. */
export function ChancesSwitch({ choices, isOn, onToggle }: ChancesSwitchProps) {
  const { inPercent } = useWords(playSheetWords);
  if (choices.every(({ odds }) => odds === undefined)) return null;
  return (
    <Below>
      <InPercent type="button" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
        <bdi>{inPercent}</bdi>
      </InPercent>
    </Below>
  );
}
