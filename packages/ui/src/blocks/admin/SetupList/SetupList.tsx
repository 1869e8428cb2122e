import type { Setup } from '@kathaloka/contract/entities';
import { CircleHelp, Copy, Flame, FlameKindling } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Panel } from '../../../primitives/Panel/Panel.tsx';
import { Pill } from '../../../primitives/Pill/Pill.tsx';
import { Code, Head, Item, Lamp, Lead, LineRow, List, Name, Text } from './SetupList.styles.ts';
import { adminSetupWords } from '../../../words/adminSetup/en.ts';
import { useWords } from '../../../words/useWords.ts';

type SetupItem = Setup['items'][number];

export interface SetupListProps extends Omit<ComponentProps<'section'>, 'children' | 'title' | 'onCopy'> {
  /** The settings, in order. */
  items: readonly SetupItem[];
  /** Called with the line to copy. Without it there are no buttons to copy. */
  onCopy?: ((line: string) => void) | undefined;
}

/**
 * The settings for an operator to make, each with its line from docs/settings.md. Collapsed once all are
 * made.
 *
 * @use Says what a new installation still needs.
 * @avoid Not for authors: `NeededToCreate`.
 * @heard A list; done or not, in words.
 * @keys follow
 * @example
 * <SetupList items={items} />
 */
export function SetupList({ items, onCopy, ...rest }: SetupListProps) {
  const words = useWords(adminSetupWords);
  const isAllSet = items.every(({ is_set }) => is_set !== false);
  const [isOpen, setIsOpen] = useState<boolean>();
  const isShown = isOpen ?? !isAllSet;

  return (
    <Panel
      title={words.title}
      end={
        <Button size="small" variant="ghost" aria-expanded={isShown} onClick={() => setIsOpen(!isShown)}>
          {isShown ? words.hide : words.show}
        </Button>
      }
      {...rest}
    >
      <Lead>{isAllSet ? words.allDone : words.lead}</Lead>
      {isShown && (
        <List>
          {items.map((item) => (
            <SetupLine key={item.code} item={item} onCopy={onCopy} />
          ))}
        </List>
      )}
    </Panel>
  );
}

interface SetupLineProps {
  item: SetupItem;
  onCopy: ((line: string) => void) | undefined;
}

function SetupLine({ item: { code, setting, is_set }, onCopy }: SetupLineProps) {
  const words = useWords(adminSetupWords);
  const isOwnDatabase = code === 'backups' && setting === 'DATABASE_URL';
  const { name, text, line } = words.items[isOwnDatabase ? 'database_backups' : code];
  const states = {
    set: { icon: <Flame />, tone: 'success', label: words.isSet },
    open: { icon: <FlameKindling />, tone: 'warning', label: words.isNotSet },
    unknown: { icon: <CircleHelp />, tone: 'info', label: words.isUnknown },
  } as const;
  const { icon, tone, label } = states[is_set === null ? 'unknown' : is_set ? 'set' : 'open'];

  return (
    <Item>
      <Lamp data-lit={is_set || undefined}>{icon}</Lamp>
      <Head>
        <Name>{name}</Name>
        <Pill tone={tone}>{label}</Pill>
      </Head>
      <Text>{text}</Text>
      {line !== '' && (
        <LineRow>
          <Code dir="ltr">{line}</Code>
          {onCopy && (
            <Button
              size="small"
              variant="ghost"
              icon={<Copy />}
              aria-label={words.copyOf(name)}
              onClick={() => onCopy(line)}
            >
              {words.copy}
            </Button>
          )}
        </LineRow>
      )}
    </Item>
  );
}
