import type { StoryStructure } from '@kathaloka/contract/entities';

/** A story of a fort: five things of which one can carry four, a wound, a promise, attempts, time, and two losses. */
export const FORT: StoryStructure = {
  start_node: 'cellar',
  lost_at: 'grave',
  things: {
    key: { name: 'the brass key', line: 'It is warm.' },
    lamp: { name: 'the lamp' },
    rope: { name: 'the rope' },
    knife: { name: 'the knife' },
    bread: { name: 'the bread' },
  },
  secrets: { shaft: { text: 'The shaft leads to the pit.', holders: ['ila'] } },
  nodes: {
    cellar: {
      text: 'A cellar. Ila waits by the wall.',
      mode: 'verbatim',
      max_turns: 3,
      time_out: 'night',
      choices: [
        {
          text: 'Take it all',
          target: 'hall',
          effect: 'take key; take lamp; take rope; take knife; take bread',
        },
        {
          text: 'Force the door',
          said: ['break the door open'],
          check: 'nerve >= 1',
          effect: 'take key',
          target: 'hall',
          win_text: 'It gives. Nerve: {nerve}.',
          lose_effect: 'nerve + 1; hurt left_hand',
          lose_text: 'It holds. Nerve: {nerve}.',
        },
        { text: 'Give Ila your word', target: 'hall', effect: 'take key; owe ila "her mother"' },
        {
          text: 'Climb the shaft',
          condition: 'knows ila shaft',
          check: 'roll nerve >= 7',
          target: 'hall',
          win_text: 'You climb.',
          lose_text: 'You slip.',
          lose_target: 'pit',
        },
      ],
    },
    hall: {
      text: 'A hall. Ila is here.',
      each_turn: 'health - 60',
      choices: [
        { text: 'Go out', target: 'yard' },
        { text: 'Take her away', target: 'yard', condition: 'owes ila', effect: 'keep ila' },
      ],
    },
    night: { text: 'Night has come.', mode: 'verbatim', choices: [{ text: 'Go on', target: 'hall' }] },
    yard: { text: 'The yard.', mode: 'verbatim', choices: [] },
    pit: { text: 'A pit.', mode: 'verbatim', ending: 'lost', choices: [] },
    grave: { text: 'It is over.', mode: 'verbatim', ending: 'lost', choices: [] },
  },
};

/** The fields of a row of the story. */
export const FORT_STORY = {
  title: 'The Fort',
  story_prompt: 'A fort by the river.',
  initial_xp: 20,
  story_structure: JSON.stringify(FORT),
  game_config: JSON.stringify({
    xp_gain_multiplier: 1,
    health_max: 100,
    inventory_slots: 4,
    skill_check_difficulty: 'medium',
    commands: { continue: { cost: 1 }, undo: { cost: 5 } },
  }),
};
