import type { StoryStructure } from '@kathaloka/contract/entities';
import type { Random } from '@kathaloka/story';
import type { playing } from './playing.ts';

/** A player's request to a session. */
export type Move = Parameters<ReturnType<typeof playing>['tryTo']>[2];
export type Choices = readonly { readonly text: string; readonly is_detour: boolean }[];

/** A random move of any kind. */
export function randomMove(random: Random, choices: Choices, turn: number): Move {
  const thrown = random();
  const any = choices[Math.floor(random() * choices.length)]?.text;
  if (thrown < 0.12) return { action_type: 'immerse' };
  if (thrown < 0.17) return { action_type: 'show', selected_model: 'vishvakarma' };
  if (thrown < 0.25) return { action_type: 'retell' };
  if (thrown < 0.33) return { action_type: 'undo' };
  if (thrown < 0.45) return {};
  if (thrown < 0.55 && any) return { action_type: 'custom_action', user_action: any };
  if (thrown < 0.8 || !any) return { action_type: 'custom_action', user_action: `try way ${turn}` };
  return { selected_choice: any };
}

/** Makes every other scene open for a turn or two, so that time is up often. */
export function withShortScenes({ start_node, nodes }: StoryStructure): StoryStructure {
  const changed = Object.entries(nodes).map(([name, node], at) =>
    at % 2 === 0 || node.choices.length === 0
      ? [name, node]
      : [
          name,
          {
            ...node,
            mode: 'open',
            goal: 'Wait',
            max_turns: 1 + (at % 3),
            choices: node.choices.slice(0, 1 + (at % 2)),
          },
        ],
  );
  return { start_node, nodes: Object.fromEntries(changed) as StoryStructure['nodes'] };
}
