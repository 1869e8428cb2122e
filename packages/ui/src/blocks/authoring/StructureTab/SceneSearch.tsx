import type { StoryStructure } from '@kathaloka/contract/entities';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Popover } from '../../../primitives/Popover/Popover.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { scenesLike } from '@kathaloka/story/editing';
import { FoundButton, FoundList, FoundText } from './StructureTab.styles.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

const SHOWN = 8;

interface SceneSearchProps {
  structure: StoryStructure;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the scene to scroll to. */
  onFind: (name: string) => void;
}

/** A search for scenes by name, text or choices. */
export function SceneSearch({ structure, open, onOpenChange, onFind }: SceneSearchProps) {
  const words = useWords(structureWords);
  const [typed, setTyped] = useState('');
  const found = typed.trim() ? scenesLike(structure, typed, SHOWN) : [];

  function find(name: string) {
    onOpenChange(false);
    onFind(name);
  }

  function handleKey(event: KeyboardEvent) {
    const [first] = found;
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || first === undefined) return;
    event.preventDefault();
    find(first);
  }

  return (
    <Popover
      label={words.search}
      open={open}
      onOpenChange={onOpenChange}
      align="start"
      trigger={
        <IconButton label={words.search} size="small">
          <Search />
        </IconButton>
      }
    >
      <TextField
        aria-label={words.searchLabel}
        placeholder={words.searchLabel}
        value={typed}
        onValueChange={setTyped}
        onKeyDown={handleKey}
      />
      <FoundList aria-label={words.found}>
        {found.map((name) => (
          <li key={name}>
            <FoundButton type="button" onClick={() => find(name)}>
              <bdi>{name}</bdi>
              <FoundText dir="auto">{structure.nodes[name]?.text}</FoundText>
            </FoundButton>
          </li>
        ))}
      </FoundList>
      {typed.trim() && found.length === 0 && <output>{words.notFound}</output>}
    </Popover>
  );
}
