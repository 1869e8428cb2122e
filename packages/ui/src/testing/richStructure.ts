import type { StoryStructure } from '@kathaloka/contract/entities';
import { ferrymanStructure } from '@kathaloka/contract/fixtures';

/** One scene with everything that a scene can have. */
export const richStructure: StoryStructure = {
  ...ferrymanStructure,
  nodes: {
    ...ferrymanStructure.nodes,
    silence: {
      text: 'Nothing on the *Ganga* moves. In the palm lies a coin.',
      mode: 'open',
      goal: 'Learn whose coin it is',
      max_turns: 4,
      variants: [{ condition: 'has lamp', text: 'The lamp shows a face on the coin.' }],
      choices: [
        {
          text: 'Take the coin',
          target: 'coin',
          condition: 'courage >= 3 and not has vow',
          effect: 'gain coin',
        },
        {
          text: 'Speak your own name, and wait',
          target: 'far_bank',
          deed: 'your name, given to the river',
          said: ['tell them who I am', 'introduce myself'],
        },
      ],
    },
  },
};
