import { Braces, ListTree, Plus, Workflow } from 'lucide-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { Toolbar } from './StructureTab.styles.ts';

export const STRUCTURE_VIEWS = ['graph', 'outline', 'json'] as const;
export type StructureView = (typeof STRUCTURE_VIEWS)[number];

const icons = { graph: <Workflow />, outline: <ListTree />, json: <Braces /> };

interface StructureToolbarProps {
  view: StructureView;
  onViewChange: (view: StructureView) => void;
  onAddScene: () => void;
}

/** Adds a scene, and switches the view. */
export function StructureToolbar({ view, onViewChange, onAddScene }: StructureToolbarProps) {
  const words = useStructureWords();
  return (
    <Toolbar>
      <Button variant="primary" size="small" icon={<Plus />} onClick={onAddScene}>
        {words.addScene}
      </Button>
      <SegmentedControl
        label={words.views}
        size="small"
        value={view}
        onValueChange={onViewChange}
        options={STRUCTURE_VIEWS.map((value) => ({ value, label: words[value], icon: icons[value] }))}
      />
    </Toolbar>
  );
}
