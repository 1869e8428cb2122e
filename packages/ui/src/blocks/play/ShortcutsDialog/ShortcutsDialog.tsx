import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { KeyCap } from '../../../primitives/KeyCap/KeyCap.tsx';
import { usePlayPanelsWords } from '../../../words/areas/usePlayPanelsWords.ts';
import { usePlayWords } from '../../../words/areas/usePlayWords.ts';
import { Aside, Corner, Columns, Group, GroupTitle, Keys, Row, Rows } from './ShortcutsDialog.styles.ts';

export interface ShortcutsDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Whether it is open. */
  open: boolean;
  /** Called with `false` by Escape, its button or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Keys that do nothing here, such as `M`: they are left out. */
  unavailableKeys?: readonly string[] | undefined;
}

const NONE: readonly string[] = [];

/** Every key that does something, in play and elsewhere. */
export function ShortcutsDialog({
  open,
  onOpenChange,
  unavailableKeys = NONE,
  ...rest
}: ShortcutsDialogProps) {
  const words = usePlayPanelsWords();
  const { close } = usePlayWords();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} size="wide" title={words.shortcuts} {...rest}>
      <Corner>
        <IconButton label={close} variant="plain" onClick={() => onOpenChange(false)}>
          <X />
        </IconButton>
      </Corner>
      <Columns>
        {words.shortcutGroups.map((group) => (
          <Group key={group.title}>
            <GroupTitle>{group.title}</GroupTitle>
            <Rows>
              {group.rows
                .filter(({ keys }) => !keys.some((key) => unavailableKeys.includes(key)))
                .map(({ name, keys }) => (
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
