import { X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { KeyCap } from '../../../primitives/KeyCap/KeyCap.tsx';
import { Aside, Corner, Columns, Group, GroupTitle, Keys, Row, Rows } from './ShortcutsDialog.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { playPanelsWords } from '../../../words/playPanels/en.ts';
import { useWords } from '../../../words/useWords.ts';

export interface ShortcutsDialogProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called with `false` on Escape, its button or a press outside. */
  onOpenChange: (open: boolean) => void;
  /**
   * Keys to omit because they do nothing here, such as `M`.
   * @default []
   */
  unavailableKeys?: readonly string[] | undefined;
  /**
   * Whether single letters, digits and signs are shortcuts; without them only the other keys are listed.
   * @default true
   */
  hasCharacterKeys?: boolean | undefined;
}

const NONE: readonly string[] = [];
const CHARACTER = /^[\w/?]$/;

/**
 * The list of all keyboard shortcuts, of the play page and of other pages.
 *
 * @use Lists the keys of a game.
 * @avoid Not for what the commands do: `KnowHowPanel`.
 * @heard A table of keys and what they do.
 * @keys within, close
 * @example
 * <ShortcutsDialog open={isOpen} onOpenChange={setOpen} />
 */
export function ShortcutsDialog({
  onOpenChange,
  unavailableKeys = NONE,
  hasCharacterKeys = true,
  ...rest
}: ShortcutsDialogProps) {
  const words = useWords(playPanelsWords);
  const { close } = useWords(playWords);
  const heard = { title: words.eyesClosed, rows: words.eyesClosedKeys };
  const groups = unavailableKeys.includes('E')
    ? words.shortcutGroups
    : words.shortcutGroups.toSpliced(1, 0, heard);
  const works = (key: string) => !unavailableKeys.includes(key) && (hasCharacterKeys || !CHARACTER.test(key));
  return (
    <Dialog onOpenChange={onOpenChange} size="wide" title={words.shortcuts} {...rest}>
      <Corner>
        <IconButton label={close} variant="plain" onClick={() => onOpenChange(false)}>
          <X />
        </IconButton>
      </Corner>
      <Columns>
        {groups.map((group) => (
          <Group key={group.title}>
            <GroupTitle>{group.title}</GroupTitle>
            <Rows>
              {group.rows
                .filter(({ keys }) => keys.every(works))
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
      <Aside>{hasCharacterKeys ? words.shortcutsNote : words.shortcutsOffNote}</Aside>
    </Dialog>
  );
}
