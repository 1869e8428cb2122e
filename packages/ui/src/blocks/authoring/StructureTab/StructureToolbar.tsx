import type { StoryStructure } from '@kathaloka/contract/entities';
import { Braces, ListTree, Plus, Redo2, Undo2, Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { useStructureWords } from '../../../words/areas/useStructureWords.ts';
import { SceneSearch } from './SceneSearch.tsx';
import { Toolbar } from './StructureTab.styles.ts';
import type { Studio } from './useStudio.ts';

export const STRUCTURE_VIEWS = ['graph', 'outline', 'json'] as const;
export type StructureView = (typeof STRUCTURE_VIEWS)[number];

const icons = { graph: <Workflow />, outline: <ListTree />, json: <Braces /> };

interface StructureToolbarProps {
  structure: StoryStructure;
  studio: Studio;
  view: StructureView;
  onViewChange: (view: StructureView) => void;
  isSearching: boolean;
  onSearchingChange: (open: boolean) => void;
  /** Called with a scene that was searched for. */
  onFind: (name: string) => void;
  /** Further tools: the menu, a switch. */
  children: ReactNode;
}

/** Adds a scene, switches the view, takes back and finds. */
export function StructureToolbar({
  structure,
  studio,
  view,
  onViewChange,
  isSearching,
  onSearchingChange,
  onFind,
  children,
}: StructureToolbarProps) {
  const words = useStructureWords();
  return (
    <Toolbar>
      <Button variant="primary" size="small" icon={<Plus />} onClick={() => studio.addScene()}>
        {words.addScene}
      </Button>
      <SegmentedControl
        label={words.views}
        size="small"
        value={view}
        onValueChange={onViewChange}
        options={STRUCTURE_VIEWS.map((value) => ({ value, label: words[value], icon: icons[value] }))}
      />
      <IconButton
        label={words.undo}
        size="small"
        isDirectional
        disabled={!studio.canUndo}
        onClick={() => studio.undo()}
      >
        <Undo2 />
      </IconButton>
      <IconButton
        label={words.redo}
        size="small"
        isDirectional
        disabled={!studio.canRedo}
        onClick={() => studio.redo()}
      >
        <Redo2 />
      </IconButton>
      <SceneSearch
        structure={structure}
        open={isSearching}
        onOpenChange={onSearchingChange}
        onFind={onFind}
      />
      {children}
    </Toolbar>
  );
}
