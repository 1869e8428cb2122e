import { COMMAND_XP } from '@kathaloka/contract/limits';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import {
  type CommandCosts,
  commandIcons,
  COMMANDS,
  DIRECTIONAL_COMMANDS,
  type PlayerAction,
} from '../commands.ts';
import { SidePanel } from '../SidePanel/SidePanel.tsx';
import {
  CommandList,
  CommandName,
  CommandRow,
  Explanation,
  GuideLink,
  Note,
  SectionTitle,
} from './KnowHowPanel.styles.ts';
import { playWords } from '../../../words/play/en.ts';
import { useWords } from '../../../words/useWords.ts';

const ACTIONS: readonly PlayerAction[] = [...COMMANDS, 'custom_action'];

export interface KnowHowPanelProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** The address of the guide, which opens in a new tab. */
  guideUrl: string;
  /**
   * Costs in XP that differ from the defaults.
   * @default {}
   */
  costs?: CommandCosts;
  /**
   * Whether Redo can reverse Undo.
   * @default false
   */
  isReversible?: boolean;
  /** Called on Escape, and when the closing button is pressed. */
  onClose: () => void;
  /** Further content at the end, such as the settings on a small screen. */
  children?: ReactNode;
}

/**
 * A panel that explains the commands, what they cost and in what, and the models.
 *
 * @use Explains commands and prices beside the tale.
 * @avoid Not for the keys: `ShortcutsDialog`. Not for a first visit: `GuideScreen`.
 * @heard “Complementary”, its title, then a list of commands.
 * @keys close, tab
 * @example
 * <KnowHowPanel guideUrl="/guide" onClose={close} />
 */
export function KnowHowPanel({
  guideUrl,
  costs = {},
  isReversible = false,
  children,
  ...rest
}: KnowHowPanelProps) {
  const words = useWords(playWords);
  const prices = { ...COMMAND_XP, ...costs };
  const explanationOf = (action: PlayerAction) => {
    const texts = words.command[action];
    if ('inGeneral' in texts) return texts.inGeneral;
    return action === 'undo' && isReversible ? words.command.undo.reversible : texts.explanation;
  };
  return (
    <SidePanel title={words.knowHow} {...rest}>
      <SectionTitle>{words.gameCommands}</SectionTitle>
      <CommandList>
        {ACTIONS.map((action) => {
          const Icon = commandIcons[action];
          const { name } = words.command[action];
          const price = prices[action];
          return (
            <CommandRow key={action}>
              <Icon data-directional={DIRECTIONAL_COMMANDS.includes(action) || undefined} />
              <CommandName>{name}</CommandName>
              <Explanation>
                {explanationOf(action)} {price > 0 ? words.costs(price) : words.free}
              </Explanation>
            </CommandRow>
          );
        })}
      </CommandList>
      <SectionTitle>{words.aboutPoints}</SectionTitle>
      <Note>{words.pointsHint}</Note>
      <SectionTitle>{words.aiModels}</SectionTitle>
      <Note>{words.aiModelsNote}</Note>
      <GuideLink href={guideUrl} target="_blank" rel="noreferrer">
        {words.guide} <ExternalLink />
      </GuideLink>
      {children}
    </SidePanel>
  );
}
