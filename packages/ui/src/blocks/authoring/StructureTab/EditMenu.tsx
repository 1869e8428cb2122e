import {
  BookOpen,
  ClipboardPaste,
  Copy,
  CopyPlus,
  Ellipsis,
  Keyboard,
  Quote,
  Scissors,
  SquareDashed,
  Trash2,
} from 'lucide-react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Menu } from '../../../primitives/Menu/Menu.tsx';
import type { SceneClipboard } from './useSceneClipboard.ts';
import type { Studio } from './useStudio.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

interface EditMenuProps {
  studio: Studio;
  clipboard: SceneClipboard;
  scenes: readonly string[];
  onOpenKeys: () => void;
  /** Called to open the names that the series shares. Without it there is no entry. */
  onOpenSeries: (() => void) | undefined;
}

/** A menu of the keyboard actions on selected scenes. */
export function EditMenu({ studio, clipboard, scenes, onOpenKeys, onOpenSeries }: EditMenuProps) {
  const words = useWords(structureWords);
  const disabled = studio.selection.length === 0;
  return (
    <Menu
      trigger={
        <IconButton label={words.more} size="small">
          <Ellipsis />
        </IconButton>
      }
      items={[
        { label: words.duplicate, icon: <CopyPlus />, disabled, onSelect: clipboard.duplicate },
        { label: words.copy, icon: <Copy />, disabled, onSelect: clipboard.copy },
        { label: words.copyProse, icon: <Quote />, disabled, onSelect: clipboard.copyProse },
        { label: words.cut, icon: <Scissors />, disabled, onSelect: clipboard.cut },
        { label: words.paste, icon: <ClipboardPaste />, onSelect: clipboard.paste },
        { label: words.selectAll, icon: <SquareDashed />, onSelect: () => studio.select(scenes) },
        ...(onOpenSeries ? [{ label: words.seriesTitle, icon: <BookOpen />, onSelect: onOpenSeries }] : []),
        { label: words.keysTitle, icon: <Keyboard />, onSelect: onOpenKeys },
        {
          label: words.deleteSelected,
          icon: <Trash2 />,
          disabled,
          isDestructive: true,
          onSelect: () => studio.remove(studio.selection),
        },
      ]}
    />
  );
}
