import { X } from 'lucide-react';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { KeyCap } from '../../../primitives/KeyCap/KeyCap.tsx';
import { usePlayPanelsWords } from '../../../words/areas/usePlayPanelsWords.ts';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { Aside, Corner, Columns, Group, GroupTitle, Keys, Row, Rows } from './ShortcutsDialog.styles.ts';

export interface ShortcutsDialogProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Escape, its button or a press outside asks for it. */
  onClose: () => void;
}

/** Every key that does something, in play and elsewhere. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const words = usePlayPanelsWords();
  const { close } = usePlayWords();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="wide" title={words.shortcuts}>
      <Corner>
        <IconButton label={close} variant="plain" onClick={onClose}>
          <X />
        </IconButton>
      </Corner>
      <Columns>
        {words.shortcutGroups.map((group) => (
          <Group key={group.title}>
            <GroupTitle>{group.title}</GroupTitle>
            <Rows>
              {group.rows.map(({ name, keys }) => (
                <Row key={name}>
                  <dt>
                    <bdi>{name}</bdi>
                  </dt>
                  <Keys dir="ltr">
                    {keys.map((key) => (
                      <KeyCap key={key}>{key}</KeyCap>
                    ))}
                  </Keys>
                </Row>
              ))}
            </Rows>
          </Group>
        ))}
      </Columns>
      <Aside>{words.shortcutsNote}</Aside>
    </Dialog>
  );
}
