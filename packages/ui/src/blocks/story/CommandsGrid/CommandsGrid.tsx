import type { GameConfig } from '@kathaloka/contract/entities';
import { ChevronsRight, Feather, Image as Picture, Sparkles, Undo2, Waves } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Lotus } from '../../../ornaments/Lotus.tsx';
import { Cost, Grid, Heading, Item, Words } from './CommandsGrid.styles.ts';
import { commandsOf } from './commandsOf.ts';
import { storyPageWords } from '../../../words/storyPage/en.ts';
import { useWords } from '../../../words/useWords.ts';

const icons = new Map<string, ReactNode>([
  ['continue', <ChevronsRight key="continue" />],
  ['immerse', <Waves key="immerse" />],
  ['show', <Picture key="show" />],
  ['undo', <Undo2 key="undo" />],
  ['custom_action', <Feather key="custom_action" />],
]);
const DIRECTIONAL = new Set(['continue', 'undo']);

export interface CommandsGridProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The commands in the story's settings. */
  commands: GameConfig['commands'];
}

/**
 * The commands of a story, with their costs.
 *
 * @use Shows, before a game, the cost of each command in this story.
 * @avoid Not in a game: `CommandPanel`.
 * @heard A list of commands with prices.
 * @keys none
 * @example
 * <CommandsGrid commands={{ continue: { cost: 1 }, show: { cost: 2 } }} />
 */
export function CommandsGrid({ commands, ...rest }: CommandsGridProps) {
  const words = useWords(storyPageWords);
  const id = useId();

  return (
    <section aria-labelledby={id} lang={words.ownLanguage} {...rest}>
      <Heading id={id}>
        <Lotus size={24} />
        {words.commands}
      </Heading>
      <Grid>
        {commandsOf(commands).map(({ name, cost }) => {
          const help = words.commandHelp(name);
          return (
            <Item key={name} data-directional={DIRECTIONAL.has(name) || undefined}>
              {icons.get(name) ?? <Sparkles />}
              <Words>
                <strong>{words.command(name)}</strong>
                {help && <small>{help}</small>}
              </Words>
              <Cost>
                <bdi>{words.xp(cost)}</bdi>
              </Cost>
            </Item>
          );
        })}
      </Grid>
    </section>
  );
}
