import { ListChecks, Pencil, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { SideBody, SideHead } from './StructureTab.styles.ts';
import type { StudioSide as Side } from './useStudio.ts';

interface StudioSideProps {
  value: Side;
  onValueChange: (side: Side) => void;
  /** How many findings there are. */
  findings: number | undefined;
  panels: Readonly<Record<Side, ReactNode>>;
}

/** The column beside the views: edit a scene, see what the checks found, play. */
export function StudioSide({ value, onValueChange, findings, panels }: StudioSideProps) {
  const words = useStructureWords();
  const icons = { edit: <Pencil />, checks: <ListChecks />, playtest: <Play /> };
  const labels = {
    edit: words.sides.edit,
    checks: findings ? words.sides.checksWith(findings) : words.sides.checks,
    playtest: words.sides.playtest,
  };
  const sides = (['edit', 'checks', 'playtest'] as const).filter((side) => panels[side] !== undefined);
  if (sides.length === 1) return panels.edit;
  return (
    <>
      <SideHead>
        <SegmentedControl
          label={words.sidesLabel}
          size="small"
          value={value}
          onValueChange={onValueChange}
          options={sides.map((side) => ({ value: side, label: labels[side], icon: icons[side] }))}
        />
      </SideHead>
      <SideBody>{panels[value] ?? panels.edit}</SideBody>
    </>
  );
}
