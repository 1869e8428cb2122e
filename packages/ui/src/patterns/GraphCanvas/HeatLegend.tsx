import type { GraphHeat } from './graphMarks.ts';
import { Legend, LegendScale, LegendStep } from './canvasParts.styles.ts';
import { structureWords } from '../../words/structure/en.ts';
import { useWords } from '../../words/useWords.ts';

const STEPS = [0, 1, 2, 3, 4] as const;

interface HeatLegendProps {
  heat: GraphHeat;
}

/** The legend of the heat map. Each card also shows its share as a figure. */
export function HeatLegend({ heat }: HeatLegendProps) {
  const words = useWords(structureWords);
  const hasHidden = [...heat.scenes.values(), ...heat.choices.values()].includes(null);
  return (
    <Legend>
      <span>{words.heatOf[heat.of]}</span>
      <LegendScale>
        {words.never}
        <span aria-hidden>
          {STEPS.map((step) => (
            <LegendStep key={step} data-heat={step} />
          ))}
        </span>
        {words.always}
      </LegendScale>
      {hasHidden && (
        <LegendScale>
          <LegendStep aria-hidden data-heat="hidden" />
          {words.tooFew}
        </LegendScale>
      )}
    </Legend>
  );
}
