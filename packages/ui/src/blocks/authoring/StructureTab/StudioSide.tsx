import { ListChecks, Pencil, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { SideBody, SideHead } from './StructureTab.styles.ts';
import { type Side, SIDES } from './useSide.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface StudioSideProps {
  value: Side;
  onValueChange: (side: Side) => void;
  /** The number of findings. */
  findings: number | undefined;
  panels: Readonly<Record<Side, ReactNode>>;
}

/** The column beside the views, with tabs: the inspector, the findings, the playtest. */
export function StudioSide({ value, onValueChange, findings, panels }: StudioSideProps) {
  const words = useWords(structureWords);
  const icons = { edit: <Pencil />, checks: <ListChecks />, playtest: <Play /> };
  const labels = {
    edit: words.sides.edit,
    checks: findings ? words.sides.checksWith(findings) : words.sides.checks,
    playtest: words.sides.playtest,
  };
  const sides = SIDES.filter((side) => panels[side] !== undefined);
  if (sides.length === 1) return panels[sides[0]!];
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
      <SideBody>{panels[value] ?? panels[sides[0]!]}</SideBody>
    </>
  );
}
