import type { StoryStructure } from '@kathaloka/contract/entities';

/** A long word without a break, like a name or an address. */
export const LONG_WORD = 'Nirantarāndhakāritadigantarakandaladamandasudhārasabindusāndratara';

/** A long message of a server. */
export const longRefusal = `Too many attempts from this address. Wait a quarter of an hour, or write to us, and name the request ${LONG_WORD}.`;

const longName = 'the_place_where_all_the_three_rivers_meet_and_none_of_them_will_say_which';

/** Scenes of about the maximum length, with a name that cannot break. */
export const longStructure: StoryStructure = {
  start_node: LONG_WORD,
  nodes: {
    [LONG_WORD]: {
      text: `A paragraph that goes on about the ${LONG_WORD}. ${'And because nobody stopped it, it went on again. '.repeat(20)}`,
      choices: [
        {
          text: 'Ask, as politely as the hour allows, whether the other passengers would very much mind it if the boat were to turn round here',
          target: longName,
        },
        { text: LONG_WORD, target: '' },
      ],
    },
    [longName]: { text: 'Nobody knows.', choices: [{ text: 'Row back', target: LONG_WORD }] },
  },
};
