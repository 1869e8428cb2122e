import type { StoryStructure } from '@kathaloka/contract/entities';
import { Braces, ListTree, Plus, Redo2, Undo2, Workflow } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { SegmentedControl } from '../../../primitives/SegmentedControl/SegmentedControl.tsx';
import { SceneSearch } from './SceneSearch.tsx';
import { Toolbar } from './StructureTab.styles.ts';
import type { Studio } from './useStudio.ts';
import type { StudioView } from './useStudioView.ts';
import { STRUCTURE_VIEWS } from './views.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

const icons = { graph: <Workflow />, outline: <ListTree />, json: <Braces /> };

interface StructureToolbarProps {
  structure: StoryStructure;
  studio: Studio;
  tools: StudioView;
  /** Further tools: the menu, a switch. */
  children: ReactNode;
}

/** The toolbar above the views: adds a scene, switches the view, undoes and searches. */
export function StructureToolbar({ structure, studio, tools, children }: StructureToolbarProps) {
  const words = useWords(structureWords);
  return (
    <Toolbar>
      <Button variant="primary" size="small" icon={<Plus />} onClick={() => studio.addScene()}>
        {words.addScene}
      </Button>
      <SegmentedControl
        label={words.views}
        size="small"
        value={tools.view}
        onValueChange={tools.setView}
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
        open={tools.isSearching}
        onOpenChange={tools.setIsSearching}
        onFind={tools.find}
      />
      {children}
    </Toolbar>
  );
}
