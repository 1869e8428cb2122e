import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { KeyCap } from '../../../primitives/KeyCap/KeyCap.tsx';
import { KeyLine, KeyList } from './StructureTab.styles.ts';
import { structureWords } from '../../../words/structure/en.ts';
import { useWords } from '../../../words/useWords.ts';

const KEYS = [
  ['add', ['N']],
  ['choice', ['C']],
  ['edit', ['Enter']],
  ['walk', [',', '.']],
  ['write', ['Ctrl', 'Enter']],
  ['back', ['Ctrl', 'Shift', 'Enter']],
  ['room', ['Alt', 'Enter']],
  ['move', ['←', '↑', '↓', '→']],
  ['select', ['Shift', 'Space']],
  ['all', ['Ctrl', 'A']],
  ['start', ['S']],
  ['remove', ['Delete']],
  ['copy', ['Ctrl', 'C']],
  ['cut', ['Ctrl', 'X']],
  ['paste', ['Ctrl', 'V']],
  ['duplicate', ['Ctrl', 'D']],
  ['undo', ['Ctrl', 'Z']],
  ['redo', ['Ctrl', 'Shift', 'Z']],
  ['search', ['/']],
  ['help', ['?']],
] as const;

interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A list of all keyboard shortcuts of the studio. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const words = useWords(structureWords);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={words.keysTitle}
      description={words.keysText}
      size="wide"
      actions={<Button onClick={() => onOpenChange(false)}>{words.keysClose}</Button>}
    >
      <KeyList>
        {KEYS.map(([name, keys]) => (
          <KeyLine key={name}>
            <dt>{words.keyNames[name]}</dt>
            <dd>
              {keys.map((key) => (
                <KeyCap key={key}>{key}</KeyCap>
              ))}
            </dd>
          </KeyLine>
        ))}
      </KeyList>
    </Dialog>
  );
}
